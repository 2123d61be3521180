import type { MemoryLayer, MemorySource } from '#domain/memory/memory-layer.ts';
import type { ProposalKind } from './proposal-kinds.ts';

/** Something in a person's own words that may be worth remembering. Nothing is stored until they say yes. */
export interface Proposal {
  readonly layer: MemoryLayer;
  readonly kind: ProposalKind;
  /** A short name of the topic. */
  readonly about: string;
  /** As it would be stored: the quote on one line. */
  readonly sentence: string;
  /** Word for word: `text.slice(start, end)`. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  /** Where in a longer text, such as "line 40"; null in a short note. */
  readonly place: string | null;
  readonly source: MemorySource;
  readonly saidAt: string | null;
  /** About allergies, medicine or doses. */
  readonly isHealth: boolean;
}
