import { z } from 'zod';
import { sessionMinutes } from '#domain/assistant/assistant-proposal.ts';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import type { LookUpTool } from './answer-with-model.ts';
import { findMemories } from './find-memories.ts';
import { readTasks, taskLine } from './given-data.ts';
import type { Labels } from './given-data.ts';

/** The name of the tool and the kind of suggestion it shows. */
export const proposalTools: ReadonlyMap<string, 'task' | 'memory' | 'session'> = new Map([
  ['propose_task', 'task'],
  ['propose_memory', 'memory'],
  ['propose_session', 'session'],
]);

const shown = async () => ({ text: 'Shown to the person as a suggestion. It is not done; they decide.' });

/** They write nothing: what they were called with is shown, and that is all. */
export const proposingTools: readonly LookUpTool[] = [
  {
    name: 'propose_task',
    description: 'Shows a task for the person to add. One line, such as "call the dentist tomorrow 20m".',
    input: z.object({ line: z.string().min(1).max(200) }),
    run: shown,
  },
  {
    name: 'propose_memory',
    description: 'Shows a sentence about the person for them to keep.',
    input: z.object({ layer: z.enum(memoryLayerNames), sentence: z.string().min(1).max(500) }),
    run: shown,
  },
  {
    name: 'propose_session',
    description: 'Shows a focus session for the person to start.',
    input: z.object({
      about: z.string().max(200),
      minutes: z.number().int().min(sessionMinutes.least).max(sessionMinutes.most).nullable(),
    }),
    run: shown,
  },
];

const asData = (lines: readonly string[]): string =>
  ['DATA', ...(lines.length === 0 ? ['Nothing was found.'] : lines), 'END OF DATA'].join('\n');

/** They only read, under the person's own policies, and never what stays here. */
export const lookingTools = (
  engine: Pick<MeaningEngine, 'embed'>,
  context: Pick<FunctionContext, 'actor' | 'db'>,
  labels: Labels,
): readonly LookUpTool[] => [
  {
    name: 'look_up_memories',
    description: 'Finds what the person said about something. A short question.',
    input: z.object({ question: z.string().min(1).max(300) }),
    run: async (input) => {
      const { question } = z.object({ question: z.string() }).parse(input);
      const { memories } = await findMemories(engine, context, question);
      return { text: asData(memories.map(labels.lineFor)), memoryIds: memories.map(({ id }) => id) };
    },
  },
  {
    name: 'look_up_tasks',
    description: 'Lists the tasks that wait.',
    input: z.object({}),
    run: async () => ({ text: asData((await readTasks(context)).map(taskLine)) }),
  },
];
