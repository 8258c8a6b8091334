export type Cell = string | number;

/** A cell that a spreadsheet takes for text, whatever it begins with, and for one cell, whatever is in it. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // A text that begins like a formula would be worked out by the spreadsheet that opens it.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as RFC 4180 has it, with the mark that tells spreadsheets it is UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string => `\ufeff${writeRows(rows)}`;

/** More of the same table. */
export const writeRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
