export type Separator = ',' | ';' | '\t';
const separators: readonly Separator[] = [',', ';', '\t'];

type Rows = readonly (readonly string[])[];

export interface Table {
  readonly separator: Separator;
  readonly rows: Rows;
}

export interface TableLimits {
  readonly columns: number;
  readonly rows: number;
}

export type TableProblem = 'too-wide' | 'too-many';

/** The end of a quoted cell that begins at `from`, behind its first mark: two marks in a row are one of its letters. */
const closingMark = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return text.length;
};

const firstOf = (text: string, wanted: RegExp, from: number): number => {
  wanted.lastIndex = from;
  return wanted.exec(text)?.index ?? text.length;
};

interface CsvOptions<Malformed extends string> {
  readonly separator: Separator;
  readonly limits: TableLimits;
  /** Given, it is the answer to what RFC 4180 does not allow: an open quotation mark, or one in the middle of a cell. */
  readonly malformed?: Malformed;
}

/**
 * RFC 4180, and unless told otherwise also what is written instead of it: marks in the middle of a cell, a last cell that
 * is never closed. Never throws; one step per cell.
 */
export const readCsv = <Malformed extends string = never>(
  text: string,
  { separator, limits, malformed }: CsvOptions<Malformed>,
): Rows | TableProblem | Malformed => {
  const ending = new RegExp(`[${separator}\\r\\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const close = closingMark(text, at + 1);
      if (malformed !== undefined && close === text.length) return malformed;
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = Math.min(close + 1, text.length);
      if (malformed !== undefined && firstOf(text, ending, at) !== at) return malformed;
    }
    const end = firstOf(text, ending, at);
    const rest = text.slice(at, end);
    if (malformed !== undefined && rest.includes('"')) return malformed;
    row.push(cell + rest);
    if (row.length > limits.columns) return 'too-wide';
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === separator) row.push('');
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    if (rows.length > limits.rows) return 'too-many';
    row = [];
  }
  return rows;
};

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

const sampled = 20;

/** How well a separator explains the first rows: how many columns most of them share. */
const columnsShared = (rows: Rows): number => {
  const widths = rows.slice(0, sampled).map((row) => row.length);
  const commonest = widths.toSorted(
    (a, b) =>
      widths.filter((width) => width === b).length - widths.filter((width) => width === a).length || b - a,
  )[0];
  return commonest ?? 0;
};

const sampleLength = 20_000;

/** Whatever separates most columns. */
export const readTable = (text: string, limits: TableLimits): Table | TableProblem => {
  const plain = withoutMark(text);
  const sample = plain.slice(0, sampleLength);
  let best: Separator = ',';
  let most = 0;
  for (const separator of separators) {
    const rows = readCsv(sample, { separator, limits });
    const columns = typeof rows === 'string' ? limits.columns : columnsShared(rows);
    if (columns > most) [best, most] = [separator, columns];
  }
  const rows = readCsv(plain, { separator: best, limits });
  return typeof rows === 'string' ? rows : { separator: best, rows };
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Every cell in marks, rows ended as the RFC ends them: readable whatever a country's spreadsheets split at. */
export const writeTable = (rows: Rows): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
