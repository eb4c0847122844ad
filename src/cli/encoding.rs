//! The `--encoding` argument.

use std::io::BufRead;

use clap::Args;
use encoding_rs::Encoding;

use crate::notation::pdn::{CodePage, PdnReader};

#[derive(Clone, Debug, Args)]
pub(crate) struct EncodingArgs {
    /// The encoding of the games, such as windows-1250, windows-1251, koi8-r or ibm866; the default is UTF-8 or, of lines
    /// that are not UTF-8, Windows-1252
    #[arg(long, value_name = "NAME", value_parser = code_page)]
    encoding: Option<CodePage>,
}

impl EncodingArgs {
    pub(crate) fn reader<R: BufRead>(&self, input: R) -> PdnReader<R> {
        match &self.encoding {
            Some(code_page) => PdnReader::with_code_page(input, code_page.clone()),
            None => PdnReader::new(input),
        }
    }

    pub(crate) fn code_page(&self) -> Option<&CodePage> {
        self.encoding.as_ref()
    }
}

/// Looks up a name in the [Encoding Standard](https://encoding.spec.whatwg.org).
fn code_page(name: &str) -> Result<CodePage, String> {
    let encoding = Encoding::for_label(name.as_bytes());
    let encoding = encoding.filter(|encoding| encoding.is_single_byte());
    let encoding = encoding.ok_or_else(|| {
        "expected an encoding with one byte a character, such as windows-1250, windows-1251, koi8-r or ibm866".to_owned()
    })?;
    Ok(CodePage::new(std::array::from_fn(|index| {
        let byte = [0x80 + index as u8];
        let (text, _) = encoding.decode_without_bom_handling(&byte);
        text.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER)
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_with_one_byte_a_character_is_known_by_its_names() {
        assert_eq!(code_page("windows-1252"), Ok(CodePage::WINDOWS_1252));
        assert_eq!(code_page("Latin1"), Ok(CodePage::WINDOWS_1252));
        assert!(code_page("cp1251").is_ok() && code_page("KOI8-R").is_ok());
        for name in ["utf-8", "utf-16", "shift_jis", "no such encoding", ""] {
            assert!(code_page(name).is_err(), "{name}");
        }
    }
}
