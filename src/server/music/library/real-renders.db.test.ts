import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { arriveListener, bodyOf, isMissing, listen, prepare, storedNames } from './play-library.fixture.ts';
import { openingTracks } from './library-order.ts';
import { ownLibrary } from './own-library.ts';

// The renderer itself, its process and its encoder, over HTTP: what a browser's audio element asks of a track that nobody
// has made yet. It renders a minute and a half of music, hence the patience.

const own = ownLibrary();
const soon = { timeout: 50_000 };
const madeBySetUp = new Set(openingTracks(own.tracks).map(({ filePath }) => filePath));
// The shortest of those that nobody has made.
const [track] = own.tracks
  .filter(({ filePath: file }) => !madeBySetUp.has(file))
  .toSorted((a, b) => a.fileSize - b.fileSize);
const { filePath, fileSize, recipe } = track!;

const headOf = ({ status, headers }: Response): readonly unknown[] => [
  status,
  headers.get('content-length'),
  headers.get('content-range'),
];

describe('[MUSIC-01] ranges of a track that is being rendered', () => {
  let server: TestServer;
  let metricsUrl: string;
  beforeAll(async () => {
    const port = String(await freePort());
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    server = await startTestServer(
      { METRICS_PORT: port },
      { library: { ...own, tracks: [{ ...track!, demo: false }] } },
    );
  });
  afterAll(() => server.stop());

  const ask = async (range: string) => listen(server, filePath, { headers: { range } });

  it('serves the same ranges of one rendering while it is made and when it is stored', async () => {
    expect(await isMissing(await ask('bytes=0-'))).toBe(true);
    await prepare(server, await arriveListener(server, 'lena'), [recipe]);

    const middle = Math.floor(fileSize / 2);
    const [all, again, part, end, beyond] = await Promise.all(
      [
        'bytes=0-',
        'bytes=0-',
        `bytes=${middle}-${middle + 99_999}`,
        'bytes=-50000',
        `bytes=${fileSize}-`,
      ].map(ask),
    );
    expect(await storedNames(server)).toEqual([]);
    const whole = [206, String(fileSize), `bytes 0-${fileSize - 1}/${fileSize}`];
    expect([all, again].map((answer) => headOf(answer!))).toEqual([whole, whole]);
    expect(headOf(part!)).toEqual([206, '100000', `bytes ${middle}-${middle + 99_999}/${fileSize}`]);
    expect(headOf(end!)).toEqual([206, '50000', `bytes ${fileSize - 50_000}-${fileSize - 1}/${fileSize}`]);
    expect([beyond!.status, beyond!.headers.get('content-range')]).toEqual([416, `bytes */${fileSize}`]);

    const heard = await Promise.all([all, again, part, end].map((answer) => bodyOf(answer!)));
    await expect.poll(() => storedNames(server), soon).toEqual([filePath]);
    const bytes = await bodyOf(await listen(server, filePath));
    expect(bytes).toHaveLength(fileSize);
    const expected = [
      bytes,
      bytes,
      bytes.subarray(middle, middle + 100_000),
      bytes.subarray(fileSize - 50_000),
    ];
    expect(heard.map((body, index) => body.equals(expected[index]!))).toEqual([true, true, true, true]);

    await expect
      .poll(async () => (await fetch(metricsUrl)).text(), soon)
      .toMatch(/^kindling_music_renders_total\{result="stored"\} 1$/mu);
    const stored = await ask(`bytes=${middle}-${middle + 99_999}`);
    expect(headOf(stored)).toEqual(headOf(part!));
    expect((await bodyOf(stored)).equals(expected[2]!)).toBe(true);
    expect((await ask(`bytes=${fileSize}-`)).status).toBe(416);
  }, 240_000);
});
