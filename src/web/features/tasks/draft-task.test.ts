import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, minutesOf, readDraft, writeDraft } from '#web/features/tasks/draft-task.ts';

describe('draft of a task', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('restores a draft exactly as typed, until it is cleared', () => {
    const draft = { ...readDraft('ada'), title: ' half ', minutes: '1x' };
    writeDraft(draft);
    expect(readDraft('ada')).toEqual(draft);
    clearDraft();
    expect(readDraft('ada').title).toBe('');
  });

  it('shows a draft to nobody else on the same device', () => {
    writeDraft({ ...readDraft('ada'), title: 'private' });
    expect(readDraft('bob')).toMatchObject({ userId: 'bob', title: '' });
  });

  it.each(['', '{', '{"title":1}'])('reads a damaged draft (%j) as an empty one', (raw) => {
    kept.set('kindling-draft-task', raw);
    expect(readDraft('ada').title).toBe('');
  });

  it.each([
    ['', null],
    ['  ', null],
    ['25', 25],
    ['12,5', 12.5],
    ['soon', Number.NaN],
  ])('reads the minutes %j as %j', (minutes, expected) => {
    expect(minutesOf({ ...readDraft('ada'), minutes })).toBe(expected);
  });
});
