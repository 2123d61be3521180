import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { ZipWriterAddDataOptions } from '@zip.js/zip.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';
import { openExport } from './open-export.ts';
import { receiveCopy } from './receive-copy.ts';
import type { ReceivedCopy } from './receive-copy.ts';
import { readZipEntries, unpack } from './zip-entries.ts';

const megabyte = 1024 * 1024;

let dataDirectory = '';
beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(quickFolder(), 'kindling-bounds-'));
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

const leftBehind = () => readdir(path.join(dataDirectory, 'restoring'));

const held = (bytes: Uint8Array): ReceivedCopy => ({
  size: bytes.byteLength,
  sha256: '',
  read: async (position, length) => bytes.slice(position, position + length),
  [Symbol.asyncDispose]: async () => {},
});

/** So many files with the same packed bytes, which say of themselves what they like. */
const zipWith = async (
  count: number,
  bytes: Uint8Array,
  options: ZipWriterAddDataOptions = {},
): Promise<ReceivedCopy> => {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, keepOrder: true });
  for (let at = 0; at < count; at += 1) {
    await zip.add(`uploads/${randomUUID()}-a.mp3`, new Uint8ArrayReader(bytes), options);
  }
  return held(await zip.close());
};

const saysItIs = (uncompressedSize: number): ZipWriterAddDataOptions => ({
  passThrough: true,
  compressionMethod: 8,
  uncompressedSize,
  crc32: 1,
});

describe('[ARCHIVE-01] how many files a copy has', () => {
  const few = Uint8Array.of(1, 2, 3);

  it('may be as many as the bound, and not one more', async () => {
    const copy = await zipWith(21, few);
    expect((await readZipEntries(copy, 21)).size).toBe(21);
    await expect(readZipEntries(copy, 20)).rejects.toMatchObject({ code: 'too_much' });
  });
});

/** A file that is nearly all list, by what it says. Nothing of it is ever there but its last bytes. */
const allList = (size: number) => {
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, 1, true);
  view.setUint32(12, size - end.length, true);
  let largest = 0;
  const copy: ReceivedCopy = {
    ...held(end),
    size,
    read: async (position, length) => {
      largest = Math.max(largest, length);
      const bytes = new Uint8Array(Math.min(length, restoreLimits.pieceBytes));
      const from = size - end.length;
      if (position + length > from) {
        bytes.set(end.subarray(Math.max(0, position - from)), Math.max(0, from - position));
      }
      return bytes;
    },
  };
  return { copy, largest: () => largest };
};

describe('[ARCHIVE-01] the list at the end of a copy', () => {
  it('is refused before so much of it is in memory', async () => {
    const { copy, largest } = allList(restoreLimits.fileBytes);
    await expect(readZipEntries(copy)).rejects.toMatchObject({ code: 'too_much' });
    expect(largest()).toBeLessThanOrEqual(restoreLimits.pieceBytes);
  });
});

describe('[ARCHIVE-01] how much a copy unpacks to', () => {
  const size = restoreLimits.uploadBytes;
  // Just inside the ratio, so that only the sum is too much.
  const packed = new Uint8Array(randomBytes(Math.ceil(size / restoreLimits.ratio)));
  const most = Math.floor(restoreLimits.totalBytes / size);

  it('is bounded over all files together, before anything is unpacked', async () => {
    expect((await readZipEntries(await zipWith(most, packed, saysItIs(size)))).size).toBe(most);
    await expect(readZipEntries(await zipWith(most + 1, packed, saysItIs(size)))).rejects.toMatchObject({
      code: 'too_much',
    });
  });

  it.each([
    ['larger than a file may be', size + 1, Math.ceil(size / restoreLimits.ratio) + 1],
    ['more than so many times larger than packed', 2 * megabyte, 10_000],
  ])('is bounded for each file: %s', async (_, told, bytes) => {
    const copy = await zipWith(1, new Uint8Array(bytes), saysItIs(told));
    await expect(readZipEntries(copy)).rejects.toMatchObject({ code: 'too_much' });
  });

  it('is bounded for the older format by the file itself', async () => {
    const copy = { ...held(new Uint8Array()), size: restoreLimits.documentBytes + 1 };
    await expect(openExport(copy)).rejects.toMatchObject({ code: 'too_large' });
  });
});

const endless = (cancel = (): void => {}): ReadableStream<Uint8Array> =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)), cancel });
const silent = (cancel: () => void): ReadableStream<Uint8Array> => new ReadableStream({ cancel });
const trickle = (cancel: () => void): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      await setTimeout(10);
      controller.enqueue(Uint8Array.of(1));
    },
    cancel,
  });

interface Slow {
  readonly silentMs?: number;
  readonly bytesPerSecond?: number;
  readonly leavesAfterMs?: number;
}

describe('[ARCHIVE-01] a file on its way', () => {
  const { signal } = new AbortController();

  it('is let go as soon as it is too large, and leaves nothing', async () => {
    await expect(receiveCopy(endless(), { dataDirectory, signal, most: 100_000 })).rejects.toMatchObject({
      code: 'too_large',
    });
    expect(await leftBehind()).toEqual([]);
  });

  it('may be as large as the bound', async () => {
    const body = new Blob([new Uint8Array(100_000)]).stream();
    await using copy = await receiveCopy(body, { dataDirectory, signal, most: 100_000 });
    expect(copy.size).toBe(100_000);
  });

  it.each([
    ['sends nothing at all', silent, { silentMs: 50 }],
    ['sends a little now and then', trickle, { silentMs: 100, bytesPerSecond: 1_000_000 }],
    ['goes away', endless, { leavesAfterMs: 50 }],
  ])('is let go where somebody %s', async (_, bodyWith, { leavesAfterMs, ...pace }: Slow) => {
    let isLetGo = false;
    const body = bodyWith(() => {
      isLetGo = true;
    });
    const leaving = leavesAfterMs === undefined ? signal : AbortSignal.timeout(leavesAfterMs);
    await expect(receiveCopy(body, { dataDirectory, signal: leaving, ...pace })).rejects.toMatchObject({
      code: 'stopped',
    });
    expect(await leftBehind()).toEqual([]);
    expect(isLetGo).toBe(true);
  });

  it('may take longer than the work on it may, as long as it comes', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await setTimeout(40);
        controller.enqueue(new Uint8Array(1000));
        sent += 1;
        if (sent === 5) controller.close();
      },
    });
    await using copy = await receiveCopy(body, {
      dataDirectory,
      signal,
      silentMs: 120,
      bytesPerSecond: 5000,
    });
    expect(copy.size).toBe(5000);
  });

  it('is not even begun by somebody who has left', async () => {
    await expect(
      receiveCopy(endless(), { dataDirectory, signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'stopped' });
  });
});

describe('[ARCHIVE-01] unpacking', () => {
  it('ends when its time is over, in the middle of a file', async () => {
    const entries = await readZipEntries(await zipWith(1, new Uint8Array(randomBytes(4 * megabyte))));
    const [entry] = entries.values();
    const time = new AbortController();
    let chunks = 0;
    const all = async (): Promise<void> => {
      for await (const chunk of unpack(entry!, time.signal)) {
        chunks += chunk.byteLength > 0 ? 1 : 0;
        time.abort();
      }
    };
    await expect(all()).rejects.toMatchObject({ code: 'too_slow' });
    expect(chunks).toBeLessThan(20);
  });
});
