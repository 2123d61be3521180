import { readFile } from 'node:fs/promises';
import { BasicSoundBank, SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core';
import type { Instrument, Score } from '#domain/composer/score.ts';
import { ambientScore, jazzScore, loFiScore } from '#server/music/render/example-scores.fixture.ts';
import { renderScore } from '#server/music/render/render-score.ts';
import { openSoundBank } from '#server/music/render/sound-bank.ts';
import { defineBench, type Figure, figuresFor, type Measured } from './harness/bench.ts';

// Seconds of sound for a second of processor time, for three kinds of piece of five minutes, encoding not counted. With
// the path of a General MIDI soundfont in BENCH_SOUNDFONT, the same notes are also played by spessasynth_core in the same
// run: notes only, without our pads, textures, room and master, so it is a kind comparison.

const soundfont = process.env['BENCH_SOUNDFONT'];
const theirs = (name: string): string => `${name}, notes only by spessasynth_core`;
const pieces = { 'lo-fi': loFiScore, ambient: ambientScore, 'jazz trio': jazzScore } as const;

const spent = (since?: NodeJS.CpuUsage): NodeJS.CpuUsage => process.cpuUsage(since);
const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

const programs: Partial<Record<Instrument, number>> = {
  piano: 0,
  'electric-piano': 4,
  celesta: 8,
  vibraphone: 11,
  'nylon-guitar': 24,
  'upright-bass': 32,
  strings: 48,
  'soft-pad': 89,
  'warm-pad': 89,
  'glass-pad': 92,
};

const synthesiser = async (path: string): Promise<(score: Score) => number> => {
  await BasicSoundBank.isSF3DecoderReady;
  const file = new Uint8Array(await readFile(path));
  return (score) => {
    const synth = new SpessaSynthProcessor(44_100, { effectsEnabled: false, eventsEnabled: false });
    synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(file.slice().buffer), 'main');
    const events = score.parts.flatMap(({ instrument, notes }, index) => {
      const channel = instrument === 'drums' || instrument === 'brushes' ? 9 : index;
      if (channel !== 9) synth.programChange(channel, programs[instrument] ?? 0);
      return notes.flatMap(({ at, seconds, key, velocity }) => [
        { at, play: () => synth.noteOn(channel, key, Math.max(1, Math.round(velocity * 127))) },
        { at: at + seconds, play: () => synth.noteOff(channel, key) },
      ]);
    });
    events.sort((a, b) => a.at - b.at);
    const left = new Float32Array(128);
    const right = new Float32Array(128);
    let next = 0;
    const before = spent();
    for (let frame = 0; frame < score.seconds * 44_100; frame += 128) {
      for (
        let event = events[next];
        event !== undefined && event.at * 44_100 <= frame;
        event = events[next]
      ) {
        event.play();
        next += 1;
      }
      left.fill(0);
      right.fill(0);
      synth.process(left, right);
    }
    return score.seconds / secondsOf(spent(before));
  };
};

const figures: Readonly<Record<string, Figure>> = {
  'opening the sound bank': { unit: 'ms', better: 'less' },
  ...figuresFor(Object.keys(pieces), (name) => ({
    [name]: { unit: '× real time', better: 'more', target: 60 },
    ...(soundfont === undefined ? {} : { [theirs(name)]: { unit: '× real time', better: 'more' } }),
  })),
};

export const bench = defineBench({
  about: 'rendering on one thread, in processor time',
  figures,
  full: { seconds: 300 },
  smoke: { seconds: 4 },
  measure: async ({ seconds }) => {
    const opening = performance.now();
    const bank = await openSoundBank();
    const results: Record<string, Measured> = {
      'opening the sound bank': { value: performance.now() - opening },
    };
    const other = soundfont === undefined ? null : await synthesiser(soundfont);
    for (const [name, make] of Object.entries(pieces)) {
      const score = make(seconds);
      const before = spent();
      let frames = 0;
      for (const { left } of renderScore(score, bank, { gain: 2 })) frames += left.length;
      results[name] = { value: frames / 44_100 / secondsOf(spent(before)) };
      if (other !== null) results[theirs(name)] = { value: other(score) };
    }
    return results;
  },
});
