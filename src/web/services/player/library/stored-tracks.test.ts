import { describe, expect, it } from 'vitest';
import { createStoredTracks } from '#web/services/player/library/stored-tracks.ts';

const setUp = (answers: readonly unknown[]) => {
  let clock = 0;
  let asked = 0;
  const stored = createStoredTracks({
    ask: async () => {
      const answer = answers[asked];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => clock,
  });
  return {
    stored,
    asked: () => asked,
    later: (ms: number): void => {
      clock += ms;
    },
  };
};

describe('[MUSIC-01] what the server has stored', () => {
  it('is asked for once at a time, and again a while later', async () => {
    const { stored, asked, later } = setUp([['a'], ['a', 'b']]);
    expect([stored.isKnown(), stored.has('a')]).toEqual([false, false]);
    await Promise.all([stored.look(), stored.look()]);
    await stored.look();
    expect([asked(), stored.isKnown(), stored.has('a'), stored.has('b')]).toEqual([1, true, true, false]);
    later(5000);
    await stored.look();
    expect([asked(), stored.has('b')]).toEqual([2, true]);
  });

  it('learns what another answer says, and forgets what did not come', async () => {
    const { stored } = setUp([['a']]);
    stored.learn(['b']);
    expect(stored.isKnown()).toBe(false);
    await stored.look();
    stored.learn(['b']);
    stored.forget('a');
    expect([stored.has('a'), stored.has('b')]).toEqual([false, true]);
  });

  it.each([
    ['refuses', new Error('429')],
    ['answers something else', 'nonsense'],
  ])('stays as it was known where the server %s', async (_, answer) => {
    const { stored, later } = setUp([answer, ['a'], answer]);
    await stored.look();
    expect(stored.isKnown()).toBe(false);
    later(5000);
    await stored.look();
    later(5000);
    await stored.look();
    expect([stored.isKnown(), stored.has('a')]).toEqual([true, true]);
  });
});
