import { withoutControl } from '#domain/text/plain-text.ts';
import { memoryLayerNames, memoryTables, type MemoryLayer } from './memory-layer.ts';

/** How many memories a search answers with when nobody says (spec 2 §9). */
export const memorySearchTotal = 10;
/** No longer text is matched: what is longer is a question, and asked by meaning. */
const queryLength = 200;

/** The columns whose text is matched (spec 2 §7). */
const columns = {
  episodic: ['content'],
  semantic: ['concept', 'definition'],
  associative: ['primary_element', 'associated_element'],
  procedural: ['workflow_name'],
} as const satisfies Readonly<Record<MemoryLayer, readonly string[]>>;

export interface MemoryTableSearch {
  readonly layer: MemoryLayer;
  readonly table: (typeof memoryTables)[MemoryLayer];
  /** For the client's `.or(…)`: one of the columns has the text. Null where no text is asked for. */
  readonly or: string | null;
  /** For the client's `.overlaps('tags', …)`: one of the tags is there. Null where no tag is asked for. */
  readonly tags: string | null;
  readonly limit: number;
}

/** Largest first, as every table of a search is ordered. */
export const memorySearchOrder = ['importance', 'created_at'] as const;

// A value in quotes, as PostgREST and PostgreSQL's arrays both read them: commas, brackets and dots are letters there.
const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The text anywhere, letter for letter. PostgREST reads every `*` as `%`, so a star becomes "one letter, whichever". */
const anywhere = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`;

/** The specified search, one part per table: each may give a quarter of the whole, rounded up. */
export const memorySearchPlan = ({
  query = '',
  tags = [],
  limit = memorySearchTotal,
}: {
  readonly query?: string;
  readonly tags?: readonly string[];
  readonly limit?: number;
}): readonly MemoryTableSearch[] => {
  const text = Array.from(withoutControl(query)).slice(0, queryLength).join('').trim();
  const asked = tags.map(withoutControl).filter((tag) => tag !== '');
  return memoryLayerNames.map((layer) => ({
    layer,
    table: memoryTables[layer],
    or:
      text === ''
        ? null
        : columns[layer].map((column) => `${column}.ilike.${quoted(anywhere(text))}`).join(','),
    tags: asked.length === 0 ? null : `{${asked.map(quoted).join(',')}}`,
    limit: Math.ceil(limit / memoryLayerNames.length),
  }));
};
