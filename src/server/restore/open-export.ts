import { z } from 'zod';
import { exportFormat } from '#domain/data-export/export-document.ts';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { asColumns } from '#domain/restore/record-copy.ts';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import { CopyRefused } from './copy-refused.ts';
import type { CopyRow, CopySource } from './copy-source.ts';
import type { ReceivedCopy } from './receive-copy.ts';

const knownVersion = 1;

const documentSchema = z.object({
  format: z.literal(exportFormat),
  version: z.number().int(),
  madeAt: z.string().max(60),
  site: z.string().max(2000),
  account: z.object({ id: z.guid() }).nullable(),
  data: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,62}$/u), z.array(z.record(z.string(), z.unknown()))),
});

const recordTables: ReadonlySet<string> = new Set(recordKinds.map((kind) => recordRegistry[kind].table));

/** Whose rows they are, where the sign-in service did not answer when the file was made. */
const accountIn = (data: Readonly<Record<string, readonly CopyRow[]>>): string => {
  const [profile] = data['profiles'] ?? [];
  const id = profile?.['user_id'];
  if (typeof id !== 'string') throw new CopyRefused('damaged');
  return id;
};

/** The older format, one JSON document. Its records have no stamps, and its uploads were left out. */
export const openExport = async (copy: ReceivedCopy): Promise<CopySource> => {
  if (copy.size > restoreLimits.documentBytes) throw new CopyRefused('too_large');
  const bytes = await copy.read(0, copy.size);
  let value: unknown;
  try {
    value = parseBoundedJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new CopyRefused('damaged', { cause: error });
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== exportFormat) {
    throw new CopyRefused('not_a_copy');
  }
  if ('version' in value && typeof value.version === 'number' && value.version > knownVersion) {
    throw new CopyRefused('newer_version');
  }
  const parsed = documentSchema.safeParse(value);
  if (!parsed.success) throw new CopyRefused('damaged', { cause: parsed.error });
  const { account, data, madeAt, site } = parsed.data;
  const parts = Object.entries(data).map(([name, rows]) => ({ name, rows: rows.length }));
  if (parts.reduce((sum, { rows }) => sum + rows, 0) > restoreLimits.rows) throw new CopyRefused('too_much');
  return {
    accountId: account?.id ?? accountIn(data),
    madeAt: Number.isFinite(Date.parse(madeAt)) ? madeAt : null,
    site: site.slice(0, 300),
    parts,
    rowsOf: async function* (name) {
      const rows = data[name] ?? [];
      const isRecord = recordTables.has(name);
      for (let at = 0; at < rows.length; at += restoreLimits.rowsAtOnce) {
        const some = rows.slice(at, at + restoreLimits.rowsAtOnce);
        yield isRecord ? some.map(asColumns) : some;
      }
    },
    uploadOf: () => undefined,
  };
};
