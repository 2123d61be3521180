import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnalysisProcess, createAnalysisProcess } from './analysis-process.ts';
import type { AnalysisLimits } from './child-limits.ts';
import { wavFile } from './odd-files.fixture.ts';

let running: AnalysisProcess | undefined;
afterEach(async () => running?.close());

const started = (limits: Partial<AnalysisLimits> = {}, program = 'odd-child.fixture.ts'): AnalysisProcess => {
  running = createAnalysisProcess({ priority: 0, limits, program: path.join(import.meta.dirname, program) });
  return running;
};

const crashed = 'We couldn’t read this file. Try exporting it again as MP3 or WAV.';
const tookTooLong =
  'This file takes too long to read. Try exporting it again, or cut it into shorter pieces.';

const inPieces = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
};

describe('[ANALYSIS-02] the analysing process', () => {
  it.each<[string, Partial<AnalysisLimits>, string]>([
    ['crash', {}, crashed],
    ['rubbish', {}, crashed],
    ['out of memory', {}, crashed],
    ['hang', { silentMs: 3000 }, tookTooLong],
    ['slow', { startMs: 500 }, tookTooLong],
    ['slow', { wholeMs: 3000 }, tookTooLong],
  ])(
    'fails with a sentence when the file makes it “%s”, and the next one works',
    async (name, limits, sentence) => {
      const analyser = started(limits);
      expect(await analyser.analyse(`/${name}`)).toEqual({ failed: sentence });
      expect(await analyser.analyse('/fine')).toEqual({ failed: 'The next one works.' });
    },
  );

  it.runIf(process.platform === 'linux')('ends a process that takes too much memory', async () => {
    const analyser = started({ memoryMb: 300 });
    expect(await analyser.analyse('/hog')).toEqual({
      failed: 'This file needs too much memory to read. Try exporting it again as MP3 or WAV.',
    });
    expect(await analyser.analyse('/fine')).toEqual({ failed: 'The next one works.' });
  });

  it('stops when nobody wants the figures any more, and the next file works', async () => {
    const analyser = started();
    const wanted = new AbortController();
    const outcome = analyser.analyse('/slow', wanted.signal);
    wanted.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
    await expect(analyser.analyse('/slow', AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await analyser.analyse('/fine')).toEqual({ failed: 'The next one works.' });
  });

  it('takes files one after the other, in the order they came', async () => {
    const analyser = started();
    const names = ['fine', 'crash', 'fine', 'rubbish', 'fine'];
    const outcomes = await Promise.all(names.map(async (name) => analyser.analyse(`/${name}`)));
    const next = { failed: 'The next one works.' };
    expect(outcomes).toEqual([next, { failed: crashed }, next, { failed: crashed }, next]);
  });

  it('takes a file that comes in pieces, and keeps nothing of it', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kindling-spool-'));
    running = createAnalysisProcess({ priority: 0, folder });
    const outcome = await running.analyse(inPieces(wavFile(1)));
    expect(outcome).toMatchObject({ figures: { durationSeconds: 1, format: 'wav' } });
    expect(readdirSync(folder)).toEqual([]);
    rmdirSync(folder);
  });

  it('refuses more than 50 MB in pieces before the rest has come', async () => {
    const analyser = started();
    let asked = 0;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (;;) {
        asked += 1;
        yield new Uint8Array(8_000_000);
      }
    };
    expect(await analyser.analyse(endless())).toEqual({
      failed: 'This file is larger than 50 MB. Export it with a lower bit rate, or cut it into pieces.',
    });
    expect(asked).toBe(7);
  });

  it('throws for a file that is not there: that is nobody’s fault who sent it', async () => {
    const analyser = started({}, 'analysis-child.ts');
    await expect(analyser.analyse('/no/such/file')).rejects.toThrow(/ENOENT/u);
    await analyser.close();
    await expect(analyser.analyse('/fine')).rejects.toThrow('stopped');
  });
});
