import type { Change } from '#domain/records/change.ts';
import type { Deleted } from '#domain/records/record-view.ts';
import type { RecordKind, Records } from '#domain/records/record-registry.ts';

/** What a person writes, on this device first. Reading and writing never wait for a network. */
export interface RecordStore {
  readonly userId: string;
  /** Everything of a kind that is not deleted, in no order; the same array until one of them changes. */
  all<Kind extends RecordKind>(kind: Kind): readonly Records[Kind][];
  /** Undefined for one that is not there or was deleted. */
  get<Kind extends RecordKind>(kind: Kind, id: string): Records[Kind] | undefined;
  /** What was deleted and can still be brought back, in no order; the same array until one of the kind changes. */
  deleted<Kind extends RecordKind>(kind: Kind): readonly Deleted<Records[Kind]>[];
  /** At once in memory, then on this device, then on the server. Gives back how to undo exactly this. */
  write(changes: readonly Change[]): () => void;
  watch(listener: () => void): () => void;
}
