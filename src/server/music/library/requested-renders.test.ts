import { describe, expect, it, vi } from 'vitest';
import { workThroughAsked } from './requested-renders.ts';
import type { Manners } from './requested-renders.ts';
import { LISTENING } from './render-queue.ts';
import { stockTrack } from './test-library.fixture.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const tracks = names.map((name) => stockTrack(name));
const pathOf = (name: string): string => `calm/${name}-v1.mp3`;
const nameOf = (path: string): string => path.slice('calm/'.length, -'-v1.mp3'.length);

const setUp = () => {
  const waiting: { readonly path: string; readonly priority: number }[] = [];
  const heard = new Set<string>();
  const ahead = new Set<string>();
  const broken: Error[] = [];
  const making = new Map<string, { readonly manners: Manners; readonly end: () => void }>();
  const end = new AbortController();
  const errors: unknown[] = [];
  const asked = workThroughAsked({
    queue: {
      take: async (least = 1) => {
        const failure = broken.pop();
        if (failure !== undefined) throw failure;
        const at = waiting.findIndex(({ priority }) => priority >= least);
        return at < 0 ? undefined : waiting.splice(at, 1)[0]?.path;
      },
    },
    byPath: new Map(tracks.map((track) => [track.filePath, track])),
    make: ({ filePath }, manners) =>
      new Promise((resolve) => {
        const name = nameOf(filePath);
        making.set(name, {
          manners,
          end: () => {
            making.delete(name);
            resolve();
          },
        });
      }),
    isHeard: (path) => heard.has(nameOf(path)),
    hasLead: (path) => ahead.has(nameOf(path)),
    signal: end.signal,
    logError: (...error) => void errors.push(error),
  });
  const add = (name: string, priority = LISTENING): void => {
    waiting.push({ path: pathOf(name), priority });
    asked.work();
  };
  return { asked, add, heard, ahead, broken, making, end, errors, names: () => [...making.keys()] };
};

describe('files that people asked for', () => {
  it('renders one file after the other while nobody listens', async () => {
    const { add, making, names: now, asked } = setUp();
    add('a', 1);
    add('b', 1);
    await vi.waitFor(() => expect(now()).toEqual(['a']));
    making.get('a')?.end();
    await vi.waitFor(() => expect(now()).toEqual(['b']));
    making.get('b')?.end();
    await asked.settled();
    expect(asked.isWorking()).toBe(false);
  });

  it('starts at once where somebody is about to listen, and pauses the others', async () => {
    const { add, making, heard, names: now } = setUp();
    add('a', 1);
    await vi.waitFor(() => expect(now()).toEqual(['a']));
    add('b');
    await vi.waitFor(() => expect(now()).toEqual(['a', 'b']));
    heard.add('b');
    const goesOn = vi.fn<() => void>();
    const waits = async (): Promise<void> => {
      await making.get('a')!.manners.pause();
      goesOn();
    };
    const paused = waits();
    await making.get('b')!.manners.pause();
    expect(goesOn).not.toHaveBeenCalled();
    heard.delete('b');
    await paused;
  });

  it('renders three files at most: one that nobody listens to makes room, a new or heard one does not', async () => {
    const { add, making, heard, names: now, errors, asked } = setUp();
    for (const name of ['a', 'b', 'c']) {
      heard.add(name);
      add(name);
    }
    await vi.waitFor(() => expect(now()).toEqual(['a', 'b', 'c']));
    add('d');
    heard.delete('b');
    add('e');
    // Just begun: somebody may be on the way to it.
    expect(now()).toEqual(['a', 'b', 'c']);
    const later = performance.now() + 2_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    asked.work();
    await vi.waitFor(() => expect(now()).toEqual(['a', 'b', 'c', 'd']));
    clock.mockRestore();
    const { manners } = making.get('b')!;
    expect(manners.gaveUp()).toBe(true);
    await expect(manners.pause()).rejects.toThrow('more urgent');
    expect(making.get('a')!.manners.gaveUp()).toBe(false);

    making.get('b')!.end();
    making.get('d')!.end();
    // It comes back, and this time it is made to its end.
    add('b', 1);
    await vi.waitFor(() => expect(now()).toEqual(['a', 'c', 'e']));
    making.get('a')!.end();
    making.get('c')!.end();
    making.get('e')!.end();
    await vi.waitFor(() => expect(now()).toEqual(['b']));
    add('a');
    add('c');
    heard.add('a').add('c');
    await vi.waitFor(() => expect(now()).toEqual(['b', 'a', 'c']));
    vi.spyOn(performance, 'now').mockReturnValue(later + 60_000);
    add('d');
    await Promise.resolve();
    vi.restoreAllMocks();
    making.get('c')!.end();
    await vi.waitFor(() => expect(now()).toEqual(['b', 'a', 'd']));
    expect(making.get('b')!.manners.gaveUp()).toBe(false);
    expect(errors).toEqual([]);
  });

  it('pauses what is far ahead of its listener for what has given its own nothing yet', async () => {
    const { add, making, heard, ahead, names: now } = setUp();
    for (const name of ['a', 'b']) {
      heard.add(name);
      add(name);
    }
    await vi.waitFor(() => expect(now()).toEqual(['a', 'b']));
    ahead.add('a');
    const goesOn = vi.fn<() => void>();
    const waits = async (): Promise<void> => {
      await making.get('a')!.manners.pause();
      goesOn();
    };
    const paused = waits();
    await making.get('b')!.manners.pause();
    expect(goesOn).not.toHaveBeenCalled();
    ahead.add('b');
    await paused;
  });

  it('where everybody listens, the one that is far ahead makes room for a new one, once', async () => {
    const { add, making, heard, ahead, names: now, asked } = setUp();
    for (const name of ['a', 'b', 'c']) {
      heard.add(name);
      add(name);
    }
    await vi.waitFor(() => expect(now()).toEqual(['a', 'b', 'c']));
    add('d');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    asked.work();
    await Promise.resolve();
    expect(now()).toEqual(['a', 'b', 'c']);
    ahead.add('b');
    asked.work();
    await vi.waitFor(() => expect(now()).toEqual(['a', 'b', 'c', 'd']));
    vi.restoreAllMocks();
    expect(making.get('b')!.manners.gaveUp()).toBe(true);
  });

  it('looks again by itself after the database could not be asked', async () => {
    const { add, broken, names: now, errors } = setUp();
    broken.push(new Error('The connection was lost'));
    add('a');
    await vi.waitFor(() => expect(now()).toEqual(['a']), { timeout: 20_000 });
    expect(errors).toHaveLength(1);
  });

  it('starts no file after shutdown', async () => {
    const { add, end, asked, names: now } = setUp();
    end.abort();
    add('a');
    await asked.settled();
    expect(now()).toEqual([]);
  });
});
