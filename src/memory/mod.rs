//! What the system and the processor are asked about memory. It changes nothing but how long things take.

mod large_pages;
mod prefetch;

pub(crate) use large_pages::large_table;
pub(crate) use prefetch::prefetch;
