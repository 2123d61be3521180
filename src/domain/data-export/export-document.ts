import { isDeleted, type HeldRecord } from '#domain/records/held-record.ts';
import type { RecordKind } from '#domain/records/record-registry.ts';

/** Written into every file, so that whoever reads it in ten years knows what it is. */
export const exportFormat = 'kindling-export';
/** Goes up when a reader of old files would misread new ones. */
const exportVersion = 1;

/** Something that should be in the file and is not. */
export interface MissingPart {
  readonly part: string;
  readonly why: string;
}

export interface NotSent {
  readonly kind: RecordKind;
  readonly id: string;
  readonly fields: readonly string[];
}

/** As it stands on the device; what was deleted says so, until it goes for good after thirty days. */
export const recordRow = (record: HeldRecord): Readonly<Record<string, unknown>> => {
  const { deletedAt, ...fields } = record.fields;
  return { id: record.id, ...fields, ...(isDeleted(record) ? { deletedAt } : {}) };
};

export interface ExportHead {
  readonly madeAt: string;
  readonly site: string;
  readonly account: unknown;
}

/** The beginning of the document; parts follow, then the tail. It is written piece by piece, so that it never has to be held as a whole. */
export const headText = ({ madeAt, site, account }: ExportHead): string =>
  `{\n"format":${JSON.stringify(exportFormat)},\n"version":${exportVersion},\n"madeAt":${JSON.stringify(madeAt)},\n"site":${JSON.stringify(site)},\n"account":${JSON.stringify(account)},\n"data":{`;

export const partStart = (name: string, isFirst: boolean): string =>
  `${isFirst ? '' : ','}\n${JSON.stringify(name)}:[`;

export const rowsText = (rows: readonly unknown[], isFirst: boolean): string =>
  rows.map((row, at) => `${isFirst && at === 0 ? '' : ','}\n${JSON.stringify(row)}`).join('');

export const partEnd = ']';

export interface ExportTail {
  readonly notSent: readonly NotSent[];
  readonly missing: readonly MissingPart[];
}

export const tailText = ({ notSent, missing }: ExportTail): string =>
  `\n},\n"notSent":${JSON.stringify(notSent)},\n"missing":${JSON.stringify(missing)},\n"complete":${String(missing.length === 0)}\n}\n`;
