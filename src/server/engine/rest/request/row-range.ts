import { rangeNotSatisfiable } from '#server/engine/rest/rest-error.ts';

export interface RowRange {
  readonly offset: number;
  readonly limit: number | undefined;
}

/** The rows both the query string and the `Range` header ask for. */
export const combineRange = (asked: RowRange, header: string | undefined): RowRange => {
  const found = header === undefined ? null : /^(?:items=)?(\d{1,15})-(\d{0,15})$/u.exec(header.trim());
  if (found === null) return asked;
  const first = Number(found[1]);
  const last = found[2] === '' || found[2] === undefined ? Number.POSITIVE_INFINITY : Number(found[2]);
  const offset = Math.max(asked.offset, first);
  const end = Math.min(asked.offset + (asked.limit ?? Number.POSITIVE_INFINITY), last + 1);
  if (last < first || (end <= offset && asked.limit !== 0)) {
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset, limit: Number.isFinite(end) ? Math.max(end - offset, 0) : undefined };
};

export const contentRange = (offset: number, rows: number, total: number | undefined): string => {
  const span = rows > 0 && total !== 0 ? `${String(offset)}-${String(offset + rows - 1)}` : '*';
  return `${span}/${total === undefined ? '*' : String(total)}`;
};

/** 206 where there is more than was sent; refuses an offset behind the last row. */
export const rangeStatus = (offset: number, rows: number, total: number | undefined): 200 | 206 => {
  if (total === undefined) return 200;
  if (offset > total) {
    throw rangeNotSatisfiable(
      `An offset of ${String(offset)} was requested, but there are only ${String(total)} rows.`,
      total,
    );
  }
  return rows < total ? 206 : 200;
};
