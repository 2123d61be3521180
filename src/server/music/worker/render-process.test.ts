import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestLibrary, toneBytes } from '#server/music/library/test-library.fixture.ts';
import type { TestLibrary } from '#server/music/library/test-library.fixture.ts';
import { createRenderProcess } from './render-process.ts';
import type { RenderProcess } from './render-process.ts';

let library: TestLibrary;
let renderer: RenderProcess;
beforeAll(async () => {
  library = await createTestLibrary([]);
  // Longer than a process takes to start on a busy machine.
  renderer = createRenderProcess({ worker: library.worker, priority: 19, silentMs: 8_000 });
});
afterAll(async () => {
  await renderer.close();
  await library.remove();
});

const collect = async (recipe: string, from = renderer): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  await from.render(recipe, async (bytes) => void pieces.push(bytes));
  return Buffer.concat(pieces);
};

describe('a rendering process', () => {
  it('hands over every byte in order, and renders one file after the other', async () => {
    expect(await collect('steady-1')).toEqual(toneBytes());
    expect(await collect('steady-2')).toEqual(toneBytes());
    expect(library.begun()).toEqual({ recipes: ['steady-1', 'steady-2'], processes: 1 });
  });

  it('the process waits while its bytes are not taken', async () => {
    let taken = 0;
    const first = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    const rendering = renderer.render('steady-3', async () => {
      taken += 1;
      first.resolve();
      await open.promise;
    });
    await first.promise;
    expect(taken).toBe(1);
    open.resolve();
    await rendering;
    expect(taken).toBe(10);
  });

  it.each([
    ['crash', /^The rendering process ended/u],
    ['fail', 'The strings broke'],
    ['hang', 'The rendering process went silent'],
  ])(
    'reports a process that does %s as an error, and renders the next file in a fresh one',
    async (recipe, message) => {
      await expect(collect(recipe)).rejects.toThrow(message);
      expect(await collect(`steady-after-${recipe}-again`)).toEqual(toneBytes());
    },
  );

  it('stops a file whose bytes cannot be taken, and renders the next', async () => {
    await expect(
      renderer.render('steady-4', async () => {
        throw new Error('The disk is full');
      }),
    ).rejects.toThrow('The disk is full');
    expect(await collect('steady-5')).toEqual(toneBytes());
  });

  it('renders files side by side, and the failure of one is not that of the other', async () => {
    const slow = collect('gated-slow');
    expect(await collect('steady-beside')).toEqual(toneBytes());
    await expect(collect('fail')).rejects.toThrow('The strings broke');
    expect(await collect('steady-beside-again')).toEqual(toneBytes());
    library.letGo('gated-slow');
    expect(await slow).toEqual(toneBytes());
  });

  it('a crash of the process fails every file it renders', async () => {
    const slow = collect('gated-lost');
    const crash = collect('crash');
    await expect(slow).rejects.toThrow(/^The rendering process ended/u);
    await expect(crash).rejects.toThrow(/^The rendering process ended/u);
  });

  it.each([
    ['ends when it has nothing to do', false, 2],
    ['stays where it is needed', true, 1],
  ])('the process %s', async (_, needed, processes) => {
    const before = library.begun().processes;
    let looked = 0;
    const isNeeded = (): boolean => {
      looked += 1;
      return needed;
    };
    const own = createRenderProcess({ worker: library.worker, priority: 19, idleMs: 20, isNeeded });
    try {
      own.getReady();
      await collect('steady-7', own);
      // Twice where it stays: it was there when it was looked for again.
      await expect.poll(() => looked, { timeout: 20_000 }).toBeGreaterThanOrEqual(needed ? 2 : 1);
      await collect('steady-8', own);
      expect(library.begun().processes - before).toBe(processes);
    } finally {
      await own.close();
    }
  });

  it('starts no process after shutdown', async () => {
    const closed = createRenderProcess({ worker: library.worker, priority: 19 });
    await closed.close();
    await expect(closed.render('steady-6', async () => {})).rejects.toThrow('Rendering has been stopped');
  });
});
