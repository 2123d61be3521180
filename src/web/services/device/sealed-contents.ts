import * as z from 'zod/mini';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { recordKinds } from '#domain/records/record-registry.ts';
import { isStamp } from '#domain/records/stamp.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import type { Unsent } from '#web/services/records/record-core.ts';

const kind = z.enum(recordKinds);
const stamps = z.record(z.string(), z.string().check(z.refine(isStamp)));
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.number())]);

// Whoever has the device could have closed a box of their own: it is read like anything from outside.
const schema = z.object({
  records: z.array(z.object({ kind, id: z.uuid(), fields: z.record(z.string(), fieldValue), stamps })),
  unsent: z.array(z.object({ kind, id: z.uuid(), stamps })),
  drafts: z.record(z.string(), z.string()),
});

/** What a signed-out device keeps for its person: edits the server has not got, and drafts by their storage keys. */
export interface SealedContents {
  readonly records: readonly HeldRecord[];
  readonly unsent: readonly Unsent[];
  readonly drafts: Readonly<Record<string, string>>;
}

interface Loaded {
  readonly records: readonly HeldRecord[];
  readonly unsent: readonly Unsent[];
}

/** Of all records only those with something unsent; null when there is nothing to keep. */
export const contentsOf = (
  userId: string,
  loaded: Loaded,
  drafts: Readonly<Record<string, string>>,
): SealedContents | null => {
  const store = createMemoryStore(userId);
  store.receive(loaded.records);
  store.markUnsent(loaded.unsent);
  const unsent = store.unsent();
  if (unsent.length === 0 && Object.keys(drafts).length === 0) return null;
  return { records: unsent.flatMap((one) => store.held(one.kind, one.id) ?? []), unsent, drafts };
};

export const parseContents = (text: string): SealedContents => schema.parse(JSON.parse(text));
