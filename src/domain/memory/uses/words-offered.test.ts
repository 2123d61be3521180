import { describe, expect, it } from 'vitest';
import type { MemoryLookName } from '#domain/memory/memory-settings.ts';
import { readOffered } from '#domain/memory/uses/words-offered.ts';

const session = { note: 'Rain helped.', startedAt: '2026-11-01T10:00:00Z', endedAt: '2026-11-01T10:25:00Z' };
const task = {
  title: 'Call the dentist',
  description: 'I always write the question down first.',
  state: 'open' as const,
  doneAt: null,
  createdAt: '2026-11-01T09:00:00Z',
};
const held = (change: Partial<Omit<typeof task, 'doneAt'>> & { doneAt?: string | null } = {}) => ({
  session: (id: string) => (id === 's' ? session : undefined),
  task: (id: string) => (id === 't' ? { ...task, ...change } : undefined),
});

describe('[MEM-04] words that may be remembered', () => {
  it('reads the note of a session, said when it ended', () => {
    expect(readOffered({ place: 'debrief', id: 's' }, held())).toEqual([
      { text: 'Rain helped.', saidAt: session.endedAt },
    ]);
  });

  it('reads the description and then the title of a finished task', () => {
    const doneAt = '2026-11-02T09:00:00Z';
    expect(readOffered({ place: 'task', id: 't' }, held({ doneAt }))).toEqual([
      { text: task.description, saidAt: doneAt },
      { text: task.title, saidAt: doneAt },
    ]);
  });

  it('reads only the description of what is typed, and only the title of a parked thought', () => {
    expect(readOffered({ place: 'typed', id: 't' }, held()).map(({ text }) => text)).toEqual([
      task.description,
    ]);
    expect(readOffered({ place: 'thought', id: 't' }, held()).map(({ text }) => text)).toEqual([task.title]);
  });

  it.each<[MemoryLookName, string]>([
    ['debrief', 'gone'],
    ['task', 'gone'],
    ['thought', 'gone'],
    ['typed', 'gone'],
    ['task', 't'],
  ])('has nothing to read for %s of %s: the record is gone, or not finished any more', (place, id) => {
    expect(readOffered({ place, id }, held())).toEqual([]);
  });

  it('has nothing to read where nothing was written', () => {
    expect(readOffered({ place: 'typed', id: 't' }, held({ description: '  \n' }))).toEqual([]);
  });
});
