import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDatabase } from '#domain/device/device-data.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { memoryOff } from '#domain/memory/memory-settings.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { databaseNames } from '#web/services/device/leftovers.ts';
import { askDevice } from '#web/services/memory/device/ask-device.ts';
import {
  copyMemories,
  forgetCopy,
  indexCopy,
  missingHere,
} from '#web/services/memory/device/device-memories.ts';
import {
  dropVectors,
  heldMemories,
  heldSettings,
  keepVectors,
} from '#web/services/memory/device/memory-database.ts';
import { semanticRow } from '#web/testing/memory-host.ts';

const { embed } = vi.hoisted(() => ({ embed: vi.fn<(text: string) => Promise<Float32Array>>() }));
vi.mock('#web/services/memory/device/device-embedder.ts', () => ({ deviceEmbedder: { embed } }));

/** Not what a model would say, but the same for the same words. */
const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(64);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const place = Array.from(word).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 64, 7);
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / (length || 1));
};

const settings = { ...memoryOff, enabled: true, everOn: true, mutedKinds: ['places'] };
const memory = (id: string, text: string, changes = {}): Memory =>
  memoryFromRow('semantic', semanticRow(id, text, { concept: id, ...changes }));
const folder = memory('folder', 'The blue folder is under the printer.');
const rain = memory('rain', 'Rain sounds go with writing.');

const going = new AbortController().signal;
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).toSorted();

let people = 0;
let userId = '';
beforeEach(() => {
  people += 1;
  userId = `person-${people}`;
  embed.mockReset().mockImplementation(async (text) => vectorOf(text));
});

const indexed = async (...memories: readonly Memory[]): Promise<void> => {
  await copyMemories(userId, memories, settings);
  await indexCopy(userId, going);
};

describe('[MEM-03] the copy of memories on this device', () => {
  it('holds the memories and what the person allowed, each account’s apart', async () => {
    await copyMemories(userId, [folder, rain], settings);
    expect(await heldMemories(userId)).toEqual({ memories: [folder, rain], vectors: [] });
    expect(await heldSettings(userId)).toEqual(settings);
    expect((await heldMemories('somebody-else')).memories).toEqual([]);
    expect(await heldSettings('somebody-else')).toBeNull();
  });

  it('makes a vector of each memory once', async () => {
    await indexed(folder, rain);
    expect(idsOf((await heldMemories(userId)).vectors)).toEqual(['folder', 'rain']);
    expect(missingHere(await heldMemories(userId))).toBe(0);
    await indexCopy(userId, going);
    expect(embed).toHaveBeenCalledTimes(2);
  });

  it('forgets what is no longer among the memories, with its vector', async () => {
    await indexed(folder, rain);
    await copyMemories(userId, [rain], settings);
    const held = await heldMemories(userId);
    expect([idsOf(held.memories), idsOf(held.vectors)]).toEqual([['rain'], ['rain']]);
  });

  it('makes the vector of a changed sentence anew', async () => {
    await indexed(folder);
    const moved = memory('folder', 'The blue folder is in the drawer.');
    await copyMemories(userId, [moved], settings);
    expect((await heldMemories(userId)).vectors).toEqual([]);
    await indexCopy(userId, going);
    expect((await heldMemories(userId)).vectors[0]?.text).toContain('drawer');
  });

  it('keeps no vector of a memory that was forgotten while it was made', async () => {
    await indexed(folder);
    const { vectors } = await heldMemories(userId);
    await copyMemories(userId, [], settings);
    await keepVectors(userId, vectors);
    expect(await heldMemories(userId)).toEqual({ memories: [], vectors: [] });
  });

  it('lets go of the vectors alone when the download is removed', async () => {
    await indexed(folder);
    await dropVectors(userId);
    const held = await heldMemories(userId);
    expect([held.memories, held.vectors]).toEqual([[folder], []]);
  });

  it('is gone, database and all, when memory is switched off', async () => {
    await indexed(folder);
    await forgetCopy(userId);
    expect(await databaseNames()).not.toContain(memoryDatabase(userId));
    expect(await heldMemories(userId)).toEqual({ memories: [], vectors: [] });
    expect(await heldSettings(userId)).toBeNull();
  });

  it('stops making vectors when nobody wants them any more', async () => {
    await copyMemories(userId, [folder], settings);
    await indexCopy(userId, AbortSignal.abort());
    expect(embed).not.toHaveBeenCalled();
  });
});

describe('[MEM-03] asking this device', () => {
  it('answers with what is here and says how many it could not look at', async () => {
    await indexed(folder);
    await copyMemories(userId, [folder, rain], settings);
    const answer = await askDevice(userId, 'The blue folder is under the printer?');
    expect(answer).toMatchObject({ indexed: 1, missing: 1 });
    expect(idsOf(answer.found)).toEqual(['folder']);
  });

  it('looks at the question in other everyday words too, as the server does', async () => {
    await indexed(folder);
    embed.mockClear();
    await askDevice(userId, 'What was it about my teeth?');
    const texts = embed.mock.calls.map(([text]) => text);
    expect(texts[0]).toBe('What was it about my teeth?');
    expect(texts[1]).toMatch(/^What was it about my teeth\? .*dentist/);
  });

  it('does not find what has expired', async () => {
    await indexed(
      memory('folder', 'The blue folder is under the printer.', { expires_at: '2026-01-01T00:00:00Z' }),
    );
    expect(await askDevice(userId, 'The blue folder is under the printer?')).toMatchObject({
      state: 'nothing',
      found: [],
      indexed: 0,
    });
  });
});
