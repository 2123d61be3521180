import type { Note, Part } from '#domain/composer/score.ts';
import { addBody, addBodyToBoth } from './body.ts';
import { makeVoice, touchOf, type VoiceShape } from './body-maker.ts';
import { SAMPLE_RATE } from './chunk.ts';
import { instrumentTable, kitPlaces } from './instrument-table.ts';
import { mixSeed } from './noise.ts';
import type { SoundBank } from './sound-bank.ts';

/** Gains change in lines of this many frames: short enough to be a curve. */
const STEP = 64;
const SILENT = 10 ** (-70 / 20);
const LONGEST_SECONDS = 40;

interface Planned {
  readonly start: number;
  /** Frames until it is let go. */
  readonly held: number;
  readonly left: number;
  readonly right: number;
  readonly cut: string;
  readonly note: Note;
  /** Where in a loop it begins, so that two notes of one chord are not one. */
  readonly phase: number;
}

interface Sounding {
  readonly plan: Planned;
  readonly voice: VoiceShape;
  readonly start: number;
  // A hi-hat that closes ends one that is open.
  held: number;
  end: number;
}

export interface PartPlayer {
  readonly stereo: boolean;
  /** Adds what sounds from frame `from` on; times go on counting over the loop's end. False when it was silent. */
  readonly add: (left: Float32Array, right: Float32Array, from: number, count: number) => boolean;
}

/** Equal power: the sum of squares is the same wherever it stands. */
export const panGains = (pan: number): readonly [number, number] => {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
};

export const playPart = (part: Part, bank: SoundBank, frames: number, startAt: number): PartPlayer => {
  const voicing = instrumentTable[part.instrument];
  const kit = voicing.kind === 'kit';
  const wide = voicing.kind === 'pad' || voicing.kind === 'pulse' || voicing.kind === 'pluck';
  const stereo = kit || wide || voicing.spread > 0;

  const releaseFrames = Math.ceil((voicing.release ?? 1) * SAMPLE_RATE * 0.7);
  const longest = new Map<string, number>();
  const plans = part.notes
    .map((note, index): Planned => {
      const place = kit
        ? (kitPlaces[note.key] ?? 0)
        : (voicing.spread * Math.max(-36, Math.min(36, note.key - 62))) / 40;
      // One channel is panned where it meets the mix.
      const [left, right] = stereo ? panGains(part.pan + place) : [1, 1];
      const loud = Math.max(0, Math.min(1, note.velocity)) ** 1.7;
      const width = wide ? Math.SQRT2 : 1;
      const cut = `${note.key}:${touchOf(note.velocity)}`;
      const held = Math.max(
        1,
        Math.round((kit ? LONGEST_SECONDS : Math.min(note.seconds, LONGEST_SECONDS)) * SAMPLE_RATE),
      );
      longest.set(cut, Math.max(longest.get(cut) ?? 0, held + releaseFrames));
      return {
        start: Math.round(note.at * SAMPLE_RATE) % frames,
        held,
        left: loud * left * width,
        right: loud * right * width,
        cut,
        note,
        phase: voicing.kind === 'pad' ? mixSeed(index, note.key) >>> 15 : 0,
      };
    })
    .toSorted((a, b) => a.start - b.start);

  const voices = new Map<string, VoiceShape>();
  const voiceOf = (plan: Planned): VoiceShape => {
    const known = voices.get(plan.cut);
    if (known !== undefined) return known;
    const made = makeVoice(
      bank,
      part.instrument,
      plan.note.key,
      touchOf(plan.note.velocity),
      longest.get(plan.cut) ?? 0,
    );
    voices.set(plan.cut, made);
    return made;
  };

  let sounding: Sounding[] = [];
  let cursor = 0;
  // Notes of the rounds before that may still ring where the music begins.
  const longestFrames = Math.max(0, ...longest.values());
  let round = (Math.floor((startAt - longestFrames) / frames) - 1) * frames;

  const begin = (plan: Planned, start: number): void => {
    const voice = voiceOf(plan);
    if (voice.choke > 0) {
      for (const other of sounding) {
        if (other.voice.choke !== voice.choke || other.end <= start) continue;
        other.held = Math.min(other.held, start - other.start);
        other.end = Math.min(other.end, start + 4000);
      }
    }
    const ring = Math.ceil(Math.log(SILENT) / Math.log(voice.release));
    const natural = voice.body.loopStart === null ? voice.body.end : Number.POSITIVE_INFINITY;
    sounding.push({ plan, voice, start, held: plan.held, end: start + Math.min(natural, plan.held + ring) });
  };

  const addNote = (
    note: Sounding,
    left: Float32Array,
    right: Float32Array,
    from: number,
    count: number,
  ): void => {
    const { voice, plan, held } = note;
    const { body, attackFrames } = voice;
    const attack = Math.min(attackFrames, Math.max(1, held * 0.45));
    const gainAt = (frame: number): number => {
      const risen = frame >= attack ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * frame) / attack);
      return frame <= held ? risen : risen * voice.release ** (frame - held);
    };
    const together = stereo && body.left === body.right && body.rightOffset === 0;
    let at = Math.max(0, note.start - from);
    const stop = Math.min(count, note.end - from);
    while (at < stop) {
      const frame = from + at - note.start;
      const steady = frame >= attack && frame < held;
      const run = Math.min(stop - at, steady ? held - frame : STEP);
      const gain = steady ? 1 : gainAt(frame);
      const slope = steady ? 0 : (gainAt(frame + run) - gain) / run;
      const position = frame + plan.phase;
      if (together) {
        addBodyToBoth(left, right, at, run, body, position, plan.left, plan.right, gain, slope);
        at += run;
        continue;
      }
      addBody(
        left,
        at,
        run,
        body.left,
        position,
        body.end,
        body.loopStart,
        gain * plan.left,
        slope * plan.left,
      );
      if (stereo) {
        addBody(
          right,
          at,
          run,
          body.right,
          position + body.rightOffset,
          body.end,
          body.loopStart,
          gain * plan.right,
          slope * plan.right,
        );
      }
      at += run;
    }
  };

  return {
    stereo,
    add: (left, right, from, count) => {
      if (plans.length === 0) return false;
      for (;;) {
        const plan = plans[cursor];
        if (plan === undefined) {
          cursor = 0;
          round += frames;
          continue;
        }
        const start = round + plan.start;
        if (start >= from + count) break;
        cursor += 1;
        // Long over: nothing of it is left to make.
        if (start + (longest.get(plan.cut) ?? 0) > from) begin(plan, start);
      }
      sounding = sounding.filter(({ end }) => end > from);
      for (const note of sounding) addNote(note, left, right, from, count);
      return sounding.length > 0;
    },
  };
};
