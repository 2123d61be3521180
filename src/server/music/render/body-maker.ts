import type { Instrument } from '#domain/composer/score.ts';
import type { Body } from './body.ts';
import { SAMPLE_RATE } from './chunk.ts';
import { instrumentTable } from './instrument-table.ts';
import { mixSeed } from './noise.ts';
import { padBody } from './pad-body.ts';
import { sampledBody } from './sampled-body.ts';
import type { SoundBank } from './sound-bank.ts';
import { pluckBody, pulseBody, subBody } from './synth-bodies.ts';

export interface VoiceShape {
  readonly body: Body;
  readonly attackFrames: number;
  /** What is left after one frame of release. */
  readonly release: number;
  readonly choke: number;
}

/** Velocities fall into so many touches, each with its own brightness; the loudness follows without steps. */
const TOUCHES = 4;
export const touchOf = (velocity: number): number =>
  Math.min(TOUCHES - 1, Math.max(0, Math.floor(velocity * TOUCHES)));

const decibels = (value: number): number => 10 ** (value / 20);
const releaseOf = (seconds: number): number => 10 ** (-100 / 20 / (Math.max(0.02, seconds) * SAMPLE_RATE));

/** Half a megabyte each: a piece needs some twenty, and the next one often the same. */
const MOST_PADS = 64;
const pads = new Map<string, Body>();

const keptPad = (instrument: Instrument, key: number, make: () => Body): Body => {
  const name = `${instrument}:${key}`;
  const pad = pads.get(name) ?? make();
  // Put behind the others: the first is the one that was not needed for longest.
  pads.delete(name);
  pads.set(name, pad);
  for (const oldest of pads.keys()) {
    if (pads.size <= MOST_PADS) break;
    pads.delete(oldest);
  }
  return pad;
};

/** Makes what a note is cut from. `frames` is the longest that the piece needs of it. */
export const makeVoice = (
  bank: SoundBank,
  instrument: Instrument,
  key: number,
  touch: number,
  frames: number,
): VoiceShape => {
  const voicing = instrumentTable[instrument];
  const gain = decibels(voicing.gain);
  const brightness = (touch + 0.5) / TOUCHES;
  const attackFrames = Math.round(voicing.attack * SAMPLE_RATE);
  const made = (body: Body, release: number, choke = 0): VoiceShape => ({
    body,
    attackFrames,
    release: releaseOf(voicing.release ?? release),
    choke,
  });
  switch (voicing.kind) {
    case 'sampled':
    case 'kit': {
      const zones = bank.zonesOf(instrument);
      const zone =
        zones.find(({ low, high }) => key >= low && key <= high) ??
        // A drum that the kit does not have: the nearest one that it has.
        zones.toSorted((a, b) => Math.abs(a.low - key) - Math.abs(b.low - key))[0];
      if (zone === undefined) throw new Error(`The sound bank has no ${instrument}`);
      const recording = bank.recording(zone.sample);
      if (voicing.kind === 'kit') {
        const cutoff = 4000 * 5 ** brightness;
        const shaping = { cutoff, gain: gain * decibels(zone.level), tremolo: null };
        return made(sampledBody(recording, zone, zone.root, frames, shaping), zone.release, zone.choke);
      }
      const [soft, loud] = voicing.cutoff;
      const pitch = 440 * 2 ** ((key - 69) / 12);
      const cutoff = soft * (loud / soft) ** brightness + 1.5 * pitch;
      const shaping = { cutoff, gain: gain * decibels(zone.level), tremolo: voicing.tremolo };
      return made(sampledBody(recording, zone, key, frames, shaping), zone.release);
    }
    case 'pad': {
      // The touch does not colour it.
      const { timbre } = voicing;
      const make = (): Body => padBody(key, timbre, mixSeed(timbre.partials, 77), gain);
      return made(keptPad(instrument, key, make), 5);
    }
    case 'sub':
      return made(subBody(key, gain), 0.5);
    case 'pulse':
      return made(pulseBody(key, brightness, frames, gain), 0.5);
    default:
      return made(pluckBody(key, brightness, frames, gain), 1);
  }
};
