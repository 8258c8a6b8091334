export type Cell = string | number;

const FORMULA =
  /^(?:[\t\r\n]|[\s\u0000-\u001f\u007f-\u00a0\u00ad\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*[=+\-@＝＋－＠])/;

/** A cell that a spreadsheet takes for text, whatever it begins with, and for one cell, whatever is in it. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // A text that begins like a formula would be worked out by the spreadsheet that opens it; some look past white space
  // and marks that nobody sees, and some read the wide signs of Asian fonts.
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as RFC 4180 has it, with the mark that tells spreadsheets it is UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string => `\ufeff${writeRows(rows)}`;

/** More of the same table. */
export const writeRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
