import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { stagingRow } from '#domain/uploads/staging-row.ts';
import { AppError } from '#web/platform/app-error.ts';
import { createKeptUploads } from '#web/services/uploads/kept-uploads.ts';
import { createUploadRunner } from '#web/services/uploads/create-upload-runner.ts';
import { TransferError, transferErrorOf } from '#web/services/uploads/transfer-error.ts';
import type { UploadEdges } from '#web/services/uploads/upload-edges.ts';

type Send = UploadEdges['send'];

const song = (name: string, content = name, type = 'audio/mpeg') => new File([content], name, { type });

const setUp = (change: Partial<UploadEdges> = {}) => {
  const said: string[] = [];
  const rows: ReturnType<typeof stagingRow>[] = [];
  const removed: string[] = [];
  const stored: string[] = [];
  let ids = 0;
  const kept = createKeptUploads('robin');
  const runner = createUploadRunner({
    kept,
    profileId: async () => 'profile',
    hashOf: async (file) => `hash of ${await file.text()}`,
    titleOfHash: async () => null,
    send: async ({ onProgress, file }) => onProgress(file.size),
    insert: async (row) => {
      rows.push(row);
      return { kind: 'inserted' };
    },
    remove: async (path) => void removed.push(path),
    drop: async () => undefined,
    stored: ({ name }) => void stored.push(name),
    say: (words) => void said.push(words),
    announce: (words) => void said.push(words),
    now: () => Date.now(),
    newId: () => `id-${(ids += 1)}`,
    ...change,
  });
  const phases = () => runner.items().map(({ name, phase }) => `${name} ${phase}`);
  return { runner, kept, said, rows, removed, stored, phases };
};

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

describe('[UPLOAD-01] from a file to its row', () => {
  it('stores every good file, says why a bad one is skipped, and that all are processed', async () => {
    const { runner, rows, said, stored, kept, phases } = setUp();
    await runner.add(
      [song('Nina - Rain.mp3'), song('cat.png', 'cat', 'image/png'), song('b.wav')],
      'library',
    );
    await settled();
    expect(phases()).toEqual(['Nina - Rain.mp3 done', 'cat.png refused', 'b.wav done']);
    expect(rows[0]).toMatchObject({
      title: 'Rain',
      artist: 'Nina',
      status: 'pending',
      file_hash: 'hash of Nina - Rain.mp3',
      offered_for_review: true,
    });
    expect(rows[0]?.staging_file_path).toMatch(/^profile\/1700000000000-id-\d+\.mp3$/);
    expect(said).toEqual(['cat.png is not an audio file', 'All files processed!']);
    expect(stored).toEqual(['Nina - Rain.mp3', 'b.wav']);
    expect(kept.all()).toEqual([]);
  });

  it.each([
    [new AppError('signed-out', 'gone'), 'Please log in to upload music'],
    [new AppError('refused', 'no rows'), 'User profile not found'],
    [new Error('boom'), 'Upload failed. Please try again.'],
  ])('takes no file where it cannot say whose it is: %s', async (error, words) => {
    const { runner, said } = setUp({
      profileId: async () => {
        throw error;
      },
    });
    await runner.add([song('a.mp3')], 'me');
    expect(runner.items()).toEqual([]);
    expect(said).toEqual([words]);
  });

  it('removes the file where its row is refused, and says so', async () => {
    const { runner, removed, said } = setUp({ insert: async () => ({ kind: 'refused', reason: 'no room' }) });
    await runner.add([song('a.mp3')], 'me');
    await settled();
    expect(removed).toEqual([expect.stringMatching(/^profile\//)]);
    expect(said).toEqual(['Failed to save metadata for a.mp3: no room', 'All files processed!']);
  });

  it('says why the server did not take a file, and goes on with the next', async () => {
    const { runner, said, phases } = setUp({
      send: async ({ file }) => {
        if ((await file.text()) === 'bad') throw transferErrorOf(413, 'Too much');
      },
    });
    await runner.add([song('a.mp3', 'bad'), song('b.mp3')], 'me');
    await settled();
    expect(phases()).toEqual(['a.mp3 failed', 'b.mp3 done']);
    expect(said[0]).toBe('Failed to upload a.mp3: Too much');
  });
});

describe('[UPLOAD-01] a file somebody has already', () => {
  it('is not sent', async () => {
    const send = vi.fn<Send>();
    const { runner } = setUp({ titleOfHash: async () => 'Slow Rain', send });
    await runner.add([song('a.mp3')], 'me');
    await settled();
    expect(runner.items()[0]).toMatchObject({
      phase: 'already',
      says: 'You already have this one: Slow Rain',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once where it comes twice in one drop', async () => {
    const { runner, rows } = setUp();
    await runner.add([song('a.mp3', 'same'), song('b.mp3', 'same')], 'me');
    await settled();
    expect(rows).toHaveLength(1);
    expect(
      runner
        .items()
        .map(({ phase }) => phase)
        .toSorted(),
    ).toEqual(['already', 'done']);
  });

  it('is taken back where another device was faster', async () => {
    const { runner, removed } = setUp({ insert: async () => ({ kind: 'already' }) });
    await runner.add([song('Rain.mp3')], 'me');
    await settled();
    expect(runner.items()[0]?.says).toBe('You already have this one: Rain');
    expect(removed).toHaveLength(1);
  });
});

describe('[UPLOAD-01] an upload that is interrupted', () => {
  it('goes on where it was when the network is back, in the same place', async () => {
    const starts: (string | null)[] = [];
    let works = false;
    const send: Send = async ({ url, path, onUrl }) => {
      starts.push(`${path.split('/')[0]} ${url}`);
      onUrl('/pieces/1');
      if (!works) throw transferErrorOf(0, 'no answer');
    };
    const { runner, phases } = setUp({ send });
    await runner.add([song('a.mp3')], 'me');
    await settled();
    expect(phases()).toEqual(['a.mp3 lost']);
    works = true;
    runner.send({ type: 'back' });
    await settled();
    expect(phases()).toEqual(['a.mp3 done']);
    expect(starts).toEqual(['profile null', 'profile /pieces/1']);
  });

  it('waits at once when the device knows that it is offline', async () => {
    const { runner, phases } = setUp({
      send: async ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    await runner.add([song('a.mp3')], 'me');
    await settled();
    runner.offline();
    await settled();
    expect(phases()).toEqual(['a.mp3 lost']);
  });

  it('is tried again by itself, and given up where the server keeps saying no', async () => {
    let tries = 0;
    const send: Send = async () => {
      tries += 1;
      throw new TransferError('busy', { lost: true, answered: true });
    };
    const { runner, phases } = setUp({ send });
    await runner.add([song('a.mp3')], 'me');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(phases()).toEqual(['a.mp3 failed']);
    expect(tries).toBe(7);
    runner.send({ type: 'retry', id: runner.items()[0]!.id });
    await settled();
    expect(tries).toBe(8);
  });

  it('stops when somebody pauses it and says nothing more, and goes on when they want', async () => {
    let finish: (() => void) | undefined;
    const send: Send = async ({ signal, onProgress, url, onUrl }) => {
      onUrl('/pieces/1');
      onProgress(1);
      if (url !== null) return;
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    };
    const { runner, phases } = setUp({ send });
    await runner.add([song('a.mp3')], 'me');
    await settled();
    const { id } = runner.items()[0]!;
    runner.send({ type: 'pause', id });
    finish?.();
    await settled();
    expect(phases()).toEqual(['a.mp3 paused']);
    runner.send({ type: 'resume', id });
    await settled();
    expect(phases()).toEqual(['a.mp3 done']);
  });

  it('leaves nothing behind when it is called off', async () => {
    const dropped: string[] = [];
    const { runner, removed, kept } = setUp({
      send: async ({ onUrl, signal }) => {
        onUrl('/pieces/1');
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
      drop: async (url) => void dropped.push(url),
    });
    await runner.add([song('a.mp3')], 'me');
    await settled();
    runner.send({ type: 'cancel', id: runner.items()[0]!.id });
    await settled();
    expect([runner.items(), kept.all(), dropped]).toEqual([[], [], ['/pieces/1']]);
    expect(removed).toHaveLength(1);
  });

  it('is known after a reload: the same file goes on in its place', async () => {
    const before = setUp({
      send: async ({ onUrl }) => {
        onUrl('/pieces/1');
        throw transferErrorOf(0, 'the page is gone');
      },
    });
    await before.runner.add([song('a.mp3')], 'me');
    await settled();
    before.runner.close();
    const [{ path, rowId } = { path: '', rowId: '' }] = before.kept.all();

    const urls: (string | null)[] = [];
    const after = setUp({ send: async ({ url }) => void urls.push(url) });
    expect(after.kept.all()).toMatchObject([{ name: 'a.mp3', whole: false }]);
    await after.runner.add([song('renamed.mp3', 'a.mp3')], 'library');
    await settled();
    expect(urls).toEqual(['/pieces/1']);
    expect(after.rows).toMatchObject([{ id: rowId, staging_file_path: path, offered_for_review: false }]);
  });

  it('is finished without its file where only the row was missing', async () => {
    const before = setUp({ insert: async () => Promise.reject(transferErrorOf(0, 'gone')) });
    await before.runner.add([song('a.mp3')], 'me');
    await settled();
    before.runner.close();
    const after = setUp();
    await after.runner.finishKept();
    expect(after.rows).toMatchObject([{ title: 'a' }]);
    expect(after.stored).toEqual(['a.mp3']);
    expect(after.kept.all()).toEqual([]);
  });

  it('is forgotten after a day, as the server forgets it', () => {
    const { kept } = setUp();
    const upload = {
      key: 'k',
      rowId: 'r',
      path: 'p',
      name: 'n',
      size: 1,
      hash: null,
      audience: 'me',
    } as const;
    kept.put({ ...upload, url: null, sent: 0, whole: false, startedAt: Date.now() });
    vi.advanceTimersByTime(24 * 60 * 60_000 - 1);
    expect(createKeptUploads('robin').all()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(createKeptUploads('robin').all()).toEqual([]);
  });
});
