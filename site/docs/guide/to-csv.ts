export type CsvValue = string | number | boolean | Date | null | undefined;

export interface CsvColumn<Row> {
  title: string;
  value: (row: Row) => CsvValue;
}

/** Text that a spreadsheet would run as a formula. The number -5 isn't text, so it stays. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: CsvValue): string {
  // `toJSON` of an invalid date is null, where `toISOString` throws.
  let text = String((value instanceof Date ? value.toJSON() : value) ?? '');
  if (typeof value === 'string' && FORMULA.test(text)) text = `'${text}`;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV as in RFC 4180: a header, CRLF after each line, and quotes around cells that need them. */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  separator = ',',
): string {
  const header = columns.map(({ title }) => toCell(title));
  const lines = rows.map((row) => columns.map(({ value }) => toCell(value(row))));
  return [header, ...lines].map((cells) => `${cells.join(separator)}\r\n`).join('');
}
