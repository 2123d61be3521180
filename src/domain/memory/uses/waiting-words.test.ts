import { describe, expect, it } from 'vitest';
import { mostWaiting, parseWaiting, withWaiting } from '#domain/memory/uses/waiting-words.ts';

const one = { place: 'debrief', id: 'a' } as const;
const two = { place: 'task', id: 'a' } as const;

describe('[MEM-04] words that wait for a network', () => {
  it('gives back what one person left, and nothing of another', () => {
    const raw = JSON.stringify({ userId: 'me', words: [one, two] });
    expect(parseWaiting(raw, 'me')).toEqual([one, two]);
    expect(parseWaiting(raw, 'you')).toEqual([]);
  });

  it.each([null, '', '{', '[]', '{"userId":"me"}', '{"userId":"me","words":[{"place":"x","id":"a"},3]}'])(
    'reads nothing from %j',
    (raw) => {
      expect(parseWaiting(raw, 'me')).toEqual([]);
    },
  );

  it('keeps each once, the newest last', () => {
    expect(withWaiting([one, two], one)).toEqual([two, one]);
  });

  it('lets the oldest go', () => {
    const many = Array.from({ length: mostWaiting }, (_, index) => ({
      place: 'task' as const,
      id: String(index),
    }));
    const kept = withWaiting(many, one);
    expect(kept).toHaveLength(mostWaiting);
    expect(kept[0]?.id).toBe('1');
    expect(kept.at(-1)).toEqual(one);
  });
});
