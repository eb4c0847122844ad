/// The sum of the products of weights and values, with values clamped to the range from 0 to `most`.
#[inline]
pub fn clipped_dot_product<const N: usize>(
    values: &[i16; N],
    weights: &[i16; N],
    most: i16,
) -> i32 {
    #[cfg(any(target_arch = "x86_64", all(target_family = "wasm", target_feature = "simd128")))]
    return simd::clipped_dot_product(values, weights, most);
    #[cfg(not(any(
        target_arch = "x86_64",
        all(target_family = "wasm", target_feature = "simd128")
    )))]
    values
        .iter()
        .zip(weights)
        .map(|(&value, &weight)| i32::from(value.clamp(0, most)) * i32::from(weight))
        .sum()
}

/// Uses the instruction that multiplies eight pairs and adds them in twos. For x86-64 without AVX2 the compiler uses it
/// for four pairs only; that of other processors it finds itself.
#[cfg(target_arch = "x86_64")]
mod simd {
    use std::arch::x86_64::{
        __m128i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_madd_epi16, _mm_max_epi16, _mm_min_epi16,
        _mm_set1_epi16, _mm_setr_epi16, _mm_setzero_si128, _mm_shuffle_epi32,
    };

    #[inline]
    #[expect(unsafe_code, reason = "the functions of std::arch need SSE2, which every x86-64 has")]
    pub(super) fn clipped_dot_product<const N: usize>(
        values: &[i16; N],
        weights: &[i16; N],
        most: i16,
    ) -> i32 {
        const { assert!(N.is_multiple_of(8)) };
        // SAFETY: SSE2 belongs to x86-64.
        unsafe {
            let (least, most) = (_mm_setzero_si128(), _mm_set1_epi16(most));
            let mut sums = _mm_setzero_si128();
            let eights = values.as_chunks::<8>().0.iter();
            for (values, weights) in eights.zip(weights.as_chunks::<8>().0) {
                let clipped = _mm_min_epi16(_mm_max_epi16(vector(values), least), most);
                sums = _mm_add_epi32(sums, _mm_madd_epi16(clipped, vector(weights)));
            }
            let halves = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b01_00_11_10>(sums));
            _mm_cvtsi128_si32(_mm_add_epi32(halves, _mm_shuffle_epi32::<0b10_11_00_01>(halves)))
        }
    }

    /// Compiles to a single load.
    #[inline]
    #[expect(unsafe_code, reason = "the functions of std::arch need SSE2, which every x86-64 has")]
    fn vector(&[a, b, c, d, e, f, g, h]: &[i16; 8]) -> __m128i {
        // SAFETY: SSE2 belongs to x86-64.
        unsafe { _mm_setr_epi16(a, b, c, d, e, f, g, h) }
    }
}

/// As for x86-64, by WebAssembly's instruction.
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
