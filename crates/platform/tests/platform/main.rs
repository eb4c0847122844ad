//! Tests of what is asked of the operating system.

mod wire;
