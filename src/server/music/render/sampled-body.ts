import type { Zone } from './bank-document.ts';
import type { Body } from './body.ts';
import { SAMPLE_RATE } from './chunk.ts';
import type { Recording } from './sound-bank.ts';

export interface Shaping {
  /** Upper edge of this touch of the key in Hz: a soft note is a dark one. */
  readonly cutoff: number;
  readonly gain: number;
  readonly tremolo: { readonly hertz: number; readonly decibels: number } | null;
}

const QUIET = 10 ** (-78 / 20);

/** Bakes a recording at a key's pitch with attack, hold and decay, at most `frames` of it. */
export const sampledBody = (
  recording: Recording,
  zone: Zone,
  key: number,
  frames: number,
  shaping: Shaping,
): Body => {
  const { samples, loop, length } = recording;
  let ratio = (2 ** ((key - zone.root) / 12) * recording.rate) / SAMPLE_RATE;
  // A tone that is held goes round for ever, so its loop becomes a whole number of frames; that moves the pitch by a
  // hundredth of a cent. What dies is baked until it cannot be heard.
  const held = loop !== null && recording.fade === 0 && zone.sustain < 40;
  const settled = Math.ceil((zone.attack + zone.hold + (zone.decay * zone.sustain) / 100) * SAMPLE_RATE);
  let size = frames;
  let loopStart: number | null = null;
  if (held) {
    const loopLength = loop[1] - loop[0];
    const rounds = Math.max(1, Math.ceil((0.35 * SAMPLE_RATE * ratio) / loopLength));
    const loopFrames = Math.round((rounds * loopLength) / ratio);
    ratio = (rounds * loopLength) / loopFrames;
    const begin = Math.max(Math.ceil(loop[1] / ratio), settled) + 2048;
    if (begin + loopFrames < frames) {
      size = begin + loopFrames;
      loopStart = begin;
    }
  } else if (loop === null) {
    size = Math.min(frames, Math.floor((length - 1) / ratio));
  }
  const body = new Float32Array(size);
  const loopFrom = loop === null ? 0 : loop[0];
  const loopEnd = loop === null ? length + 4 : loop[1];
  let position = 0;
  for (let index = 0; index < size; index += 1) {
    const whole = position | 0;
    const part = position - whole;
    const a = whole === 0 ? 0 : (samples[whole - 1] ?? 0);
    const b = samples[whole] ?? 0;
    const c = samples[whole + 1] ?? 0;
    const d = samples[whole + 2] ?? 0;
    body[index] =
      b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
    position += ratio;
    if (position >= loopEnd) position -= loopEnd - loopFrom;
  }
  const end = shape(body, recording, zone, ratio, shaping, held);
  return { left: body, right: body, rightOffset: 0, end: loopStart === null ? end : size, loopStart };
};

/** Filter, envelope and tremolo in place; returns where it cannot be heard any more. */
const shape = (
  body: Float32Array,
  recording: Recording,
  zone: Zone,
  ratio: number,
  shaping: Shaping,
  held: boolean,
): number => {
  const attack = Math.max(24, Math.round(zone.attack * SAMPLE_RATE));
  const decayFrom = attack + Math.round(zone.hold * SAMPLE_RATE);
  const floor = zone.sustain >= 90 ? 0 : 10 ** (-zone.sustain / 20);
  const fall = zone.decay <= 0 ? 1 : 10 ** (-100 / 20 / (zone.decay * SAMPLE_RATE));
  // Where our own loop stands in for the end of a recording, the sound keeps dying as it did before.
  const fadeFrom = recording.loop === null ? body.length : Math.floor(recording.loop[0] / ratio);
  const fade = 10 ** (-recording.fade / 20 / SAMPLE_RATE);
  const k = Math.min(1, 1 - Math.exp((-2 * Math.PI * shaping.cutoff) / SAMPLE_RATE));
  const bright = shaping.cutoff > 17_000;
  const { tremolo } = shaping;
  const swing = tremolo === null ? 0 : (1 - 10 ** (-tremolo.decibels / 20)) / 2;
  const turn = tremolo === null ? 0 : (2 * Math.PI * tremolo.hertz) / SAMPLE_RATE;
  let decayed = 1;
  let faded = 1;
  let first = 0;
  let second = 0;
  for (let index = 0; index < body.length; index += 1) {
    let value = body[index] ?? 0;
    if (!bright) {
      first += k * (value - first);
      second += k * (first - second);
      value = second;
    }
    if (index > decayFrom && decayed > floor) decayed *= fall;
    if (index > fadeFrom) faded *= fade;
    let gain = shaping.gain * decayed * faded;
    if (index < attack) gain *= index / attack;
    if (turn !== 0) gain *= 1 - swing + swing * Math.cos(turn * index);
    body[index] = value * gain;
    if (!held && decayed * faded < QUIET) return index;
  }
  return body.length;
};
