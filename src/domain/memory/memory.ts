import type { MemoryLayer, MemorySource } from './memory-layer.ts';

/** What every memory has beside the fields of its layer. Rows become this in memory-row.ts alone. */
export interface MemoryBase {
  readonly id: string;
  readonly tags: readonly string[];
  readonly importance: number;
  readonly source: MemorySource;
  readonly sourceId: string | null;
  /** Word for word what the person said; null where it was typed as a memory. */
  readonly quote: string | null;
  /** When they said it, which may be long before it was stored. */
  readonly saidAt: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly replacedBy: string | null;
  readonly approvedAt: string;
  readonly expiresAt: string | null;
  /** Never leaves this machine. */
  readonly staysHere: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A memory as lists, search and answers show it: `sentence` is the one text that is read, edited and embedded. */
export interface Memory extends MemoryBase {
  readonly layer: MemoryLayer;
  /** A short name of what it is about: the concept, the workflow, the two things that go together. */
  readonly about: string;
  readonly sentence: string;
}

/** What is needed to store one. The fields of its layer are made from `about` and `sentence` in memory-row.ts. */
export interface NewMemory {
  readonly layer: MemoryLayer;
  readonly about: string;
  readonly sentence: string;
  readonly tags: readonly string[];
  readonly importance: number;
  readonly source: MemorySource;
  readonly sourceId: string | null;
  readonly quote: string | null;
  readonly saidAt: string | null;
}
