// What a spreadsheet would work out instead of showing, in plain and in wide letters.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe in front says "this is text". */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The cell as it was before. */
export const unescapeFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);
