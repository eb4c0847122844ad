//! Squares, cubes, the five boards and their lines. No pieces, no rules.
