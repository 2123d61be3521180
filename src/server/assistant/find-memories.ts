import { searchInWords } from '#domain/memory/ask/search-in-words.ts';
import { gate } from '#domain/memory/meaning/gate.ts';
import { meaningLimits } from '#domain/memory/meaning/meaning-limits.ts';
import { embedQuestion } from '#domain/memory/meaning/question-views.ts';
import { rankMemories } from '#domain/memory/meaning/rank-memories.ts';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import type { Memory } from '#domain/memory/memory.ts';
import type { Query } from '#server/engine/database/database.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { indexMemories } from '#server/memory/index-memories.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';

type Engine = Pick<MeaningEngine, 'embed'>;
type Context = Pick<FunctionContext, 'actor' | 'db'>;

export interface FoundMemories {
  /** Those that may leave, the best first. */
  readonly memories: readonly Memory[];
  /** How many answer it too, and stay here because their owner said so. */
  readonly leftOut: number;
}

const nothing: FoundMemories = { memories: [], leftOut: 0 };
const bounds = { most: 64, withinMs: 8000 } as const;
const mostByWords = 1000;

const selectFrom = (where: string): string =>
  memoryLayerNames
    .map(
      (
        layer,
      ) => `select '${layer}' as layer, to_jsonb(m) as memory, m.created_at from public.${memoryTables[layer]} m
        where (m.expires_at is null or m.expires_at > now()) ${where}`,
    )
    .join(' union all ');

interface Row {
  readonly layer: MemoryLayer;
  readonly memory: unknown;
}
const memoriesOf = (rows: readonly Row[]): readonly Memory[] =>
  rows.map(({ layer, memory }) => memoryFromRow(layer, memory));

const readThese = async (query: Query, ids: readonly string[]): Promise<readonly Memory[]> => {
  const { rows } = await query<{ layer: MemoryLayer; memory: unknown }>(
    selectFrom('and m.id = any($1::uuid[])'),
    [ids],
    'assistant_memories',
  );
  return memoriesOf(rows);
};

/** As good as it gets while the sentence model does not answer. */
const findByWords = async ({ actor, db }: Context, question: string): Promise<readonly Memory[]> => {
  const { rows } = await db.tx(actor, (query) =>
    query<{ layer: MemoryLayer; memory: unknown }>(
      `${selectFrom('')} order by created_at desc limit ${mostByWords}`,
      [],
      'assistant_memories_all',
    ),
  );
  return searchInWords(memoriesOf(rows), question).slice(0, meaningLimits.found);
};

const findByMeaning = async (
  engine: Engine,
  context: Context,
  question: string,
): Promise<readonly Memory[]> => {
  const indexed = await indexMemories(engine, context, bounds);
  if (indexed === null || indexed.embedded.length === 0) return [];
  const { embedded } = indexed;
  const vector = await embedQuestion(engine.embed, question);
  const ranked = rankMemories({ text: question, vector }, embedded);
  const state = gate(
    ranked.map(({ score }) => score),
    embedded.length,
  );
  if (state === 'nothing') return [];
  const ids = ranked.slice(0, meaningLimits.found).map(({ of }) => of.id);
  const read = await context.db.tx(context.actor, (query) => readThese(query, ids));
  return ids.flatMap((id) => read.find((memory) => memory.id === id) ?? []);
};

/** Which of one's own memories a question is about, by the same gate as everywhere, under one's own policies. */
export const findMemories = async (
  engine: Engine,
  context: Context,
  text: string,
): Promise<FoundMemories> => {
  const question = text.slice(0, meaningLimits.questionLength);
  const { rows } = await context.db.tx(context.actor, (query) =>
    query<{ on: boolean }>('select public.is_memory_on() as on'),
  );
  if (rows[0]?.on !== true) return nothing;
  let found: readonly Memory[];
  try {
    found = await findByMeaning(engine, context, question);
  } catch (error) {
    if (!(error instanceof MeaningUnavailable)) throw error;
    found = await findByWords(context, question);
  }
  const memories = found.filter(({ staysHere }) => !staysHere);
  return { memories, leftOut: found.length - memories.length };
};
