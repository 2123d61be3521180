import { describe, expect, it } from 'vitest';
import { createPreparing } from '#web/services/player/library/prepare-tracks.ts';

const setUp = (answer: (ids: readonly string[]) => unknown) => {
  const asked: (readonly string[])[] = [];
  const learned: string[] = [];
  const preparing = createPreparing(
    async (ids) => {
      asked.push(ids);
      return answer(ids);
    },
    (ids) => void learned.push(...ids),
  );
  return { asked, learned, preparing };
};

describe('preparing tracks', () => {
  it('asks once about tracks that the server knows', async () => {
    const { asked, preparing } = setUp((ids) => ({ stored: ids, preparing: [] }));
    preparing.later(['a', 'b']);
    await preparing.now('a');
    await preparing.now('c');
    preparing.later(['a', 'b', 'c']);
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });

  it('passes on what is stored, and asks again about a track that did not come', async () => {
    const { asked, learned, preparing } = setUp(() => ({ stored: ['a'], preparing: ['b'] }));
    preparing.later(['a', 'b']);
    await preparing.now('b');
    expect(learned).toEqual(['a']);
    preparing.forget('b');
    await preparing.now('b');
    expect(asked).toEqual([['a', 'b'], ['b']]);
  });

  it('asks for ten tracks at most', () => {
    const { asked, preparing } = setUp((ids) => ({ stored: ids, preparing: [] }));
    preparing.later(Array.from({ length: 14 }, (_, index) => `t${index}`));
    expect(asked[0]).toHaveLength(10);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('429'))],
    ['answers something else', () => 'nonsense'],
    ['does not know the track', () => ({ stored: [], preparing: [] })],
  ])('goes on playing where the server %s, and asks again next time', async (_, answer) => {
    const { asked, preparing } = setUp(answer);
    await preparing.now('a');
    await preparing.now('a');
    expect(asked).toEqual([['a'], ['a']]);
  });
});
