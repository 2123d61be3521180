import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestLibrary, toneBytes } from '#server/music/library/test-library.fixture.ts';
import type { TestLibrary } from '#server/music/library/test-library.fixture.ts';
import { createRenderLane } from './render-lane.ts';
import type { RenderLane } from './render-lane.ts';

let library: TestLibrary;
let lane: RenderLane;
beforeAll(async () => {
  library = await createTestLibrary([]);
  // Longer than a process takes to start on a busy machine.
  lane = createRenderLane({ worker: library.worker, priority: 19, silentMs: 8_000 });
});
afterAll(async () => {
  await lane.close();
  await library.remove();
});

async function collect(recipe: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await lane.render(recipe, async (bytes) => void pieces.push(bytes));
  return Buffer.concat(pieces);
}

describe('a rendering process', () => {
  it('hands over every byte in order, and makes one file after the other', async () => {
    expect(await collect('steady-1')).toEqual(toneBytes());
    expect(await collect('steady-2')).toEqual(toneBytes());
    expect(library.begun()).toEqual({ recipes: ['steady-1', 'steady-2'], processes: 1 });
  });

  it('waits while its bytes are not taken', async () => {
    let taken = 0;
    const first = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    const rendering = lane.render('steady-3', async () => {
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
  ])('that does %s is an error, and the next file comes from a fresh one', async (recipe, message) => {
    await expect(collect(recipe)).rejects.toThrow(message);
    expect(await collect(`steady-after-${recipe}-again`)).toEqual(toneBytes());
  });

  it('whose bytes cannot be taken is ended', async () => {
    await expect(
      lane.render('steady-4', async () => {
        throw new Error('The disk is full');
      }),
    ).rejects.toThrow('The disk is full');
    expect(await collect('steady-5')).toEqual(toneBytes());
  });

  it('is not started any more after the end', async () => {
    const closed = createRenderLane({ worker: library.worker, priority: 19 });
    await closed.close();
    await expect(closed.render('steady-6', async () => {})).rejects.toThrow('Rendering has been stopped');
  });
});
