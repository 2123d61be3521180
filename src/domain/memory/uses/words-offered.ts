import type { MemorySource } from '#domain/memory/memory-layer.ts';
import type { MemoryLookName } from '#domain/memory/memory-settings.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** What was written, by its record. The words stay where they are: a task that is gone proposes nothing. */
export interface OfferedWords {
  readonly place: MemoryLookName;
  readonly id: string;
}

export const sourceOfWords: Readonly<Record<MemoryLookName, MemorySource>> = {
  debrief: 'debrief',
  task: 'task',
  thought: 'session',
  typed: 'typed',
};

interface Held {
  readonly session: (id: string) => Pick<FocusSession, 'note' | 'endedAt' | 'startedAt'> | undefined;
  readonly task: (
    id: string,
  ) => Pick<Task, 'title' | 'description' | 'doneAt' | 'createdAt' | 'state'> | undefined;
}

export interface WordsToRead {
  readonly text: string;
  readonly saidAt: string;
}

const said = (text: string, saidAt: string): readonly WordsToRead[] =>
  text.trim() === '' ? [] : [{ text, saidAt }];

/**
 * The person's own words behind an offer, one text after the other. A title is read by itself: a sentence in it must not run
 * on into the description.
 */
export const readOffered = ({ place, id }: OfferedWords, held: Held): readonly WordsToRead[] => {
  if (place === 'debrief') {
    const session = held.session(id);
    return session === undefined ? [] : said(session.note, session.endedAt ?? session.startedAt);
  }
  const task = held.task(id);
  if (task === undefined) return [];
  if (place === 'typed') return said(task.description, task.createdAt);
  if (place === 'thought') return said(task.title, task.createdAt);
  // It was opened again before anybody looked: then nothing is finished.
  if (task.doneAt === null) return [];
  return [...said(task.description, task.doneAt), ...said(task.title, task.doneAt)];
};
