//! What the window promises, without a window: no screen, no GPU.
#![cfg(feature = "viewer")]

mod panels;
