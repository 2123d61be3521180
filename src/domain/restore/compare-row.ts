import type { RowState } from '#domain/restore/restore-plan.ts';

type Row = Readonly<Record<string, unknown>>;

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/u;

/** The same for the same thing: a moment however it is written, a document whatever the order of its names. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return moment.test(value) && Number.isFinite(Date.parse(value)) ? Date.parse(value) : value;
  }
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, plain(inner)]),
  );
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** The columns of the copy that say something else than mine. */
export const differingColumns = (held: Row, copy: Row, besides: ReadonlySet<string>): readonly string[] =>
  Object.keys(copy).filter((name) => !besides.has(name) && !isSame(held[name] ?? null, copy[name]));

/** What has no stamps can only be the same or not: every difference is the person's to decide. */
export const compareRow = (held: Row | undefined, differing: readonly string[]): RowState => {
  if (held === undefined) return 'new';
  return differing.length === 0 ? 'same' : 'conflict';
};
