/// The sum of the products of weights and values, with values clamped to the range from 0 to `most`.
#[inline]
pub fn clipped_dot_product<const N: usize>(
    values: &[i16; N],
    weights: &[i16; N],
    most: i16,
) -> i32 {
    #[cfg(all(target_family = "wasm", target_feature = "simd128"))]
    return simd::clipped_dot_product(values, weights, most);
    #[cfg(not(all(target_family = "wasm", target_feature = "simd128")))]
    values
        .iter()
        .zip(weights)
        .map(|(&value, &weight)| i32::from(value.clamp(0, most)) * i32::from(weight))
        .sum()
}

/// Uses the WebAssembly instruction that multiplies eight pairs and adds them in twos. The compiler finds those of
/// other processors itself.
#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
mod simd {
    use std::arch::wasm32::{
        i16x8, i16x8_max, i16x8_min, i16x8_splat, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
        i32x4_splat, v128,
    };

    #[inline]
    pub(super) fn clipped_dot_product<const N: usize>(
        values: &[i16; N],
        weights: &[i16; N],
        most: i16,
    ) -> i32 {
        const { assert!(N.is_multiple_of(8)) };
        let (least, most) = (i16x8_splat(0), i16x8_splat(most));
        let mut sums = i32x4_splat(0);
        let eights = values.as_chunks::<8>().0.iter();
        for (values, weights) in eights.zip(weights.as_chunks::<8>().0) {
            let clipped = i16x8_min(i16x8_max(vector(values), least), most);
            sums = i32x4_add(sums, i32x4_dot_i16x8(clipped, vector(weights)));
        }
        i32x4_extract_lane::<0>(sums)
            + i32x4_extract_lane::<1>(sums)
            + i32x4_extract_lane::<2>(sums)
            + i32x4_extract_lane::<3>(sums)
    }

    /// Compiles to a single load.
    #[inline]
    fn vector(&[a, b, c, d, e, f, g, h]: &[i16; 8]) -> v128 {
        i16x8(a, b, c, d, e, f, g, h)
    }
}

#[cfg(test)]
mod tests {
    use super::clipped_dot_product;

    #[test]
    fn values_are_clipped_and_multiplied() {
        let values = [-5, 0, 1, 200, 255, 256, i16::MAX, i16::MIN];
        let weights = [7, 7, 2, -3, 1, 1, -1, 9];
        assert_eq!(clipped_dot_product(&values, &weights, 255), 2 - 600 + 255 + 255 - 255);
    }
}
