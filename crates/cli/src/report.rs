//! Tables of numbers as text.

use comfy_table::{CellAlignment, Table, presets::UTF8_FULL_CONDENSED};

/// A table with these columns.
pub(crate) fn text_table(columns: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(columns.to_vec());
    table
}

/// A table with these columns; all but the first are numbers, right-aligned.
pub(crate) fn table(columns: &[&str]) -> Table {
    let mut table = text_table(columns);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A share as a percentage.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A number rounded for JSON to six digits.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}
