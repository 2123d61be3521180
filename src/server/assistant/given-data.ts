import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { sourceWords } from '#domain/memory/source-words.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';

/** A task that waits, as far as a model is told of it. */
export interface GivenTask {
  readonly title: string;
  readonly description: string;
  readonly do_on: string | null;
  readonly due_on: string | null;
  readonly estimated_minutes: number | null;
  readonly energy: string;
}

const mostTasks = 20;
const noteLetters = 200;
const sentenceLetters = 600;

export const readTasks = async ({
  actor,
  db,
}: Pick<FunctionContext, 'actor' | 'db'>): Promise<readonly GivenTask[]> => {
  const { rows } = await db.tx(actor, (query) =>
    query<GivenTask & { [column: string]: unknown }>(
      `select title, description, do_on::text, due_on::text, estimated_minutes, energy from public.tasks
       where deleted_at is null and state in ('open', 'inbox')
       order by state = 'inbox', coalesce(do_on, due_on, 'infinity'::date), position, id limit ${mostTasks}`,
      [],
      'assistant_tasks',
    ),
  );
  return rows;
};

/**
 * Somebody's words as data: on one line, between quotes, with every quote and line break in them escaped. Whatever they say,
 * they cannot end the line they stand on.
 */
export const quoted = (words: string, most: number): string =>
  JSON.stringify(Array.from(words.toWellFormed()).slice(0, most).join(''))
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

const memoryLine = (label: string, memory: Memory): string => {
  const said = (memory.saidAt ?? memory.createdAt).slice(0, 10);
  const until = memory.validTo === null ? '' : `, true until ${memory.validTo.slice(0, 10)}`;
  return `memory ${label}, said on ${said}, ${sourceWords[memory.source]}${until}: ${quoted(memory.sentence, sentenceLetters)}`;
};

export const taskLine = (task: GivenTask): string => {
  const facts = [
    task.do_on === null ? null : `planned for ${task.do_on}`,
    task.due_on === null ? null : `due on ${task.due_on}`,
    task.estimated_minutes === null ? null : `${task.estimated_minutes} minutes`,
    `${task.energy} energy`,
    task.description === '' ? null : `note: ${quoted(task.description, noteLetters)}`,
  ].filter((fact) => fact !== null);
  return `task ${quoted(task.title, noteLetters)}, ${facts.join(', ')}`;
};

/** The names that a model knows memories by. What it names by another name was not given to it. */
export const createLabels = () => {
  const byLabel = new Map<string, { readonly layer: MemoryLayer; readonly id: string }>();
  return {
    lineFor: (memory: Memory): string => {
      const known = [...byLabel].find(([, { id }]) => id === memory.id)?.[0];
      const label = known ?? `m${byLabel.size + 1}`;
      byLabel.set(label, { layer: memory.layer, id: memory.id });
      return memoryLine(label, memory);
    },
    find: (label: string) => byLabel.get(label),
    ids: (): readonly string[] => [...byLabel.values()].map(({ id }) => id),
  };
};
export type Labels = ReturnType<typeof createLabels>;
