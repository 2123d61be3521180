import type { HeldOverview } from '#domain/held/held-overview.ts';
import { dataKept } from '#domain/privacy/data-kept.ts';
import { tablesKept } from '#domain/privacy/tables-kept.ts';

/** One kind of data, in the words of /privacy. */
export interface HeldKind {
  readonly id: string;
  readonly what: string;
  readonly rows: number;
  readonly bytes: number;
  readonly deleted: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Under which table of `tablesKept` it is counted: copies that are kept belong to the rhythm they are made in. */
export const fullName = (name: string): string => {
  if (name === 'storage.archives') return 'public.copy_schedules';
  return name.includes('.') ? name : `public.${name}`;
};

/** What is held, kind by kind, in the order of /privacy; nothing is said of a kind that holds nothing. */
export const heldKinds = ({ tables }: HeldOverview): readonly HeldKind[] =>
  dataKept
    .map(({ id, what }) => {
      const own = tables.filter(({ name }) => tablesKept[id]?.includes(fullName(name)) === true);
      return {
        id,
        what,
        rows: sum(own.map(({ rows }) => rows)),
        bytes: sum(own.map(({ bytes }) => bytes)),
        deleted: sum(own.map(({ deleted }) => deleted)),
      };
    })
    .filter(({ rows, deleted }) => rows + deleted > 0);

export interface HeldTotal {
  readonly rows: number;
  readonly bytes: number;
  readonly deleted: number;
}

export const heldTotal = ({ tables }: HeldOverview): HeldTotal => ({
  rows: sum(tables.map(({ rows }) => rows)),
  bytes: sum(tables.map(({ bytes }) => bytes)),
  deleted: sum(tables.map(({ deleted }) => deleted)),
});

const shownMonths = 12;

/** `2026-01` minus one is `2025-12`. */
const monthsBefore = (month: string, by: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - by;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
};

export interface HeldMonth {
  readonly month: string;
  /** Of what is held today, so many were there at the end of the month. */
  readonly rows: number;
}

export const heldGrowth = ({ tables }: HeldOverview, thisMonth: string): readonly HeldMonth[] => {
  const added = tables.flatMap(({ months }) => months);
  return Array.from({ length: shownMonths }, (_, index) =>
    monthsBefore(thisMonth, shownMonths - 1 - index),
  ).map((month, index) => ({
    month,
    // A clock that runs ahead is no reason to leave something out of the last month.
    rows: sum(added.filter((one) => one.month <= month || index === shownMonths - 1).map(({ rows }) => rows)),
  }));
};
