import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loFiScore } from '#server/music/render/example-scores.fixture.ts';
import { encodeMp3 } from '#server/music/render/encode-mp3.ts';
import { renderScore } from '#server/music/render/render-score.ts';
import { openSoundBank } from '#server/music/render/sound-bank.ts';
import { analysisLimits } from '#server/uploads/analysis/child-limits.ts';
import { followAnalysis } from '#server/uploads/analysis/follow-analysis.ts';
import { forkAnalyser } from '#server/uploads/analysis/fork-analyser.ts';
import { encodeSound } from '#server/uploads/decode/encode-sound.fixture.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { defineBench, figuresFor, type Measured } from './harness/bench.ts';
import { cpuOf, median } from './measure.ts';

// Seconds of music for a second of processor time, from a file on the disk to its figures, in the process that does it for
// uploads, and the most memory that process ever took. It has started and read a second of sound before.

const formats = ['MP3', 'FLAC', 'AAC in MP4', 'Opus in Ogg', 'WAV'] as const;
type Format = (typeof formats)[number];

const figures = figuresFor(formats, (format) => ({
  [format]: { unit: '× real time', better: 'more', ...(format === 'MP3' ? { target: 60 } : {}) },
  [`${format}, most memory`]: { unit: 'MB', better: 'less', target: 250 },
}));

interface Music {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

const musicOf = async (seconds: number): Promise<Music> => {
  const chunks = [...renderScore(loFiScore(seconds), await openSoundBank(), { gain: 1 })];
  const whole = (side: 'left' | 'right'): Float32Array<ArrayBuffer> => {
    const samples = new Float32Array(chunks.reduce((sum, { left }) => sum + left.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      samples.set(chunk[side], at);
      at += chunk[side].length;
    }
    return samples;
  };
  return { left: whole('left'), right: whole('right') };
};

const stereoWav = ({ left, right }: Music): Uint8Array => {
  const woven = new Float32Array(2 * left.length);
  for (const [at, sample] of left.entries()) {
    woven[2 * at] = sample;
    woven[2 * at + 1] = right[at] ?? 0;
  }
  const file = toWav(woven, 44_100);
  const header = new DataView(file.buffer);
  header.setUint16(22, 2, true);
  header.setUint16(32, 4, true);
  return file;
};

const encoded = async (format: Format, { left, right }: Music): Promise<Uint8Array> => {
  if (format === 'MP3') {
    const parts: Uint8Array[] = [];
    for await (const part of encodeMp3([{ left, right }])) parts.push(part);
    return Buffer.concat(parts);
  }
  if (format === 'WAV') return stereoWav({ left, right });
  const kind = ({ FLAC: 'flac', 'AAC in MP4': 'm4a aac', 'Opus in Ogg': 'ogg opus' } as const)[format];
  // Opus knows no 44.1 kHz: a little faster, then, and as long to decode for every second.
  const rate = format === 'Opus in Ogg' ? 48_000 : 44_100;
  const channels = [left, right].map((side) => (at: number) => side[at] ?? 0);
  return encodeSound(kind, { rate, seconds: left.length / rate, channels });
};

/** The most memory a process has had, in MB; nothing where there is no /proc. */
const mostMemory = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
};

const measured = async (file: string, warmUp: string) => {
  const child = forkAnalyser(0);
  const pid = child.pid ?? 0;
  const analyse = async (path: string, job: number): Promise<number> => {
    const followed = await followAnalysis(child, {
      ask: { job, path, picture: false },
      limits: analysisLimits,
    });
    if (!('result' in followed)) throw followed.thrown;
    if ('failed' in followed.result) throw new Error(followed.result.failed);
    return followed.result.figures.durationSeconds;
  };
  try {
    await analyse(warmUp, 1);
    const before = (await cpuOf(pid)) ?? Number.NaN;
    const seconds = await analyse(file, 2);
    const spent = (((await cpuOf(pid)) ?? Number.NaN) - before) / 1000;
    // Ticks of a hundredth of a second: a smoke may take less than one.
    return { speed: seconds / Math.max(0.01, spent), memory: await mostMemory(pid) };
  } finally {
    child.kill('SIGKILL');
  }
};

export const bench = defineBench({
  about: 'analysing an upload in its process, in processor time',
  figures,
  full: { seconds: 240, rounds: 3 },
  smoke: { seconds: 3, rounds: 1 },
  measure: async ({ seconds, rounds }) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-bench-'));
    try {
      const music = await musicOf(seconds);
      const warmUp = path.join(folder, 'warm-up');
      await writeFile(warmUp, toWav(music.left.subarray(0, 44_100), 44_100));
      const results: Record<string, Measured> = {};
      for (const format of formats) {
        const file = path.join(folder, 'file');
        await writeFile(file, await encoded(format, music));
        const found = [];
        for (let round = 0; round < rounds; round += 1) found.push(await measured(file, warmUp));
        results[format] = { value: median(found.map(({ speed }) => speed)) };
        results[`${format}, most memory`] = { value: Math.max(...found.map(({ memory }) => memory)) };
      }
      return results;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
