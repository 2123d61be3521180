import type { Memory } from '#domain/memory/memory.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';

/** At the last word that fits, with a sign that there is more. */
const cut = (text: string, most: number): string => {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const start = letters.slice(0, most - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > most / 2 ? start.slice(0, space) : start).trimEnd()}…`;
};

/** What a focus session or a task is called that begins with a memory: how one does a thing by the thing's name. */
export const titleFromMemory = ({
  layer,
  about,
  sentence,
}: Pick<Memory, 'layer' | 'about' | 'sentence'>): string => {
  const name = layer === 'procedural' ? about : sentence;
  return cut(name.replaceAll(/\s+/gu, ' ').trim(), taskLimits.title.max);
};

/** A task for the inbox, with the whole memory below its title where that says more. */
export const taskFromMemory = (memory: Memory): TaskValues => {
  const title = titleFromMemory(memory);
  return {
    title,
    description: title === memory.sentence ? '' : cut(memory.sentence, taskLimits.description.max),
    rewardText: '',
    estimatedMinutes: null,
    energy: 'medium',
    kind: guessKind(title),
    doOn: null,
    doAt: null,
    doUntil: null,
    dueOn: null,
    whenCue: '',
    thenAction: '',
    repeatRule: null,
    project: '',
  };
};
