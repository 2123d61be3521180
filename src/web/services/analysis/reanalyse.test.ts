import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#web/platform/app-error.ts';
import { type AnalysisEdges, createReanalysis } from '#web/services/analysis/reanalyse.ts';

const file = (id: string) => ({ id, path: `me/${id}.mp3`, title: id });
const files = ['a', 'b', 'c'].map(file);

const setUp = (change: Partial<AnalysisEdges> = {}) => {
  const done: string[] = [];
  const edges: AnalysisEdges = {
    onServer: async ({ id }) => void done.push(`server ${id}`),
    batchOnServer: async (size, failed) => {
      done.push(`batch of ${size}${failed ? ' with failed ones' : ''}`);
      return 2;
    },
    inBrowser: async ({ id }) => void done.push(`browser ${id}`),
    staged: async () => files,
    fake: async () => [],
    pause: async (ms) => void done.push(`pause ${ms}`),
    ...change,
  };
  return { done, ...createReanalysis(edges) };
};

const down = async (): Promise<never> => {
  throw new AppError('unreachable', 'Server analysis failed');
};

describe('[ANALYSIS-02] analysing again', () => {
  it('asks the server for one upload, and nobody else', async () => {
    const { done, one } = setUp();
    await one(file('a'));
    expect(done).toEqual(['server a']);
  });

  it('analyses one upload in the browser where the server cannot', async () => {
    const { done, one } = setUp({ onServer: down });
    await one(file('a'));
    expect(done).toEqual(['browser a']);
  });

  it.each(['signed-out', 'not-allowed'] as const)('does not try another way when %s', async (code) => {
    const refuse = async (): Promise<never> => {
      throw new AppError(code, 'no');
    };
    const { done, one, all } = setUp({ onServer: refuse, batchOnServer: refuse });
    await expect(one(file('a'))).rejects.toThrow('no');
    await expect(all()).rejects.toThrow('no');
    expect(done).toEqual([]);
  });

  it('asks the server for a batch of ten, those that did not work before included', async () => {
    const { done, all } = setUp();
    expect(await all()).toBe(2);
    expect(done).toEqual(['batch of 10 with failed ones']);
  });

  it('takes them one by one in the browser where the server cannot, two seconds apart', async () => {
    const { done, all } = setUp({ batchOnServer: down });
    expect(await all()).toBe(3);
    expect(done).toEqual(['browser a', 'pause 2000', 'browser b', 'pause 2000', 'browser c']);
  });

  it('analyses again what was only labelled, and goes on where one does not work', async () => {
    const { done, all } = setUp({
      fake: async () => files,
      onServer: async ({ id }) => {
        if (id === 'b') throw new AppError('refused', 'Server analysis failed');
        done.push(`server ${id}`);
      },
      inBrowser: down,
    });
    expect(await all()).toBe(4);
    expect(done).toEqual(['batch of 10 with failed ones', 'server a', 'server c']);
  });

  it('goes on with the others where one cannot be read', async () => {
    const inBrowser = vi.fn<AnalysisEdges['inBrowser']>(async ({ id }) => {
      if (id === 'b') throw new AppError('unreadable', 'Failed to download audio file');
    });
    const { all } = setUp({ batchOnServer: down, inBrowser });
    expect(await all()).toBe(2);
    expect(inBrowser).toHaveBeenCalledTimes(3);
  });
});
