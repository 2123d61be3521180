import * as z from 'zod/mini';
import { memoryLayerNames, memorySources, type MemoryLayer, type MemorySource } from './memory-layer.ts';

/** Something found in a person's own words that waits for their yes. */
export interface OpenProposal {
  readonly id: string;
  readonly layer: MemoryLayer;
  /** The rule that found it, for "never this kind". */
  readonly kind: string;
  readonly sentence: string;
  /** Word for word what the person wrote. */
  readonly quote: string;
  readonly place: string | null;
  readonly source: MemorySource;
  readonly sourceId: string | null;
  readonly saidAt: string | null;
  readonly createdAt: string;
}

/** What is needed to suggest one. */
export type NewProposal = Omit<OpenProposal, 'id' | 'createdAt'>;

const rowSchema = z.object({
  id: z.string(),
  layer: z.enum(memoryLayerNames),
  kind: z.string(),
  sentence: z.string(),
  quote: z.string(),
  place: z.nullable(z.string()),
  source: z.enum(memorySources),
  source_id: z.nullable(z.string()),
  said_at: z.nullable(z.string()),
  created_at: z.string(),
});

export const proposalFromRow = (row: unknown): OpenProposal => {
  const { source_id: sourceId, said_at: saidAt, created_at: createdAt, ...read } = rowSchema.parse(row);
  return { ...read, sourceId, saidAt, createdAt };
};

/** Two quotes that differ in spaces or capitals alone are the same quote. */
export const normalisedQuote = (quote: string): string =>
  quote.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
