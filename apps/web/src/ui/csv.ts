/** A table as a file that spreadsheets open rightly. */

export type CsvCell = string | number | null;

/**
 * RFC 4180: commas, CRLF, quotes doubled. The mark at the beginning tells spreadsheets that it is UTF-8; without it
 * Excel shows ₹ as three other letters.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** Numbers stay numbers. No figure is an empty cell, never zero. */
function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = harmless(cell);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Names come from stores; one that begins like a formula would be carried out by a spreadsheet. The quote keeps it text. */
function harmless(text: string): string {
  return /^[\s\0]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}
