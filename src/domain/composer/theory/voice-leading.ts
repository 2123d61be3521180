import type { Chord } from '#domain/composer/theory/chord.ts';
import { pitchClass } from '#domain/composer/theory/scale.ts';

export interface Register {
  readonly low: number;
  readonly high: number;
  readonly voices: number;
}

const placesOf = (pitch: number, { low, high }: Register): readonly number[] => {
  const first = low + pitchClass(pitch - low);
  return [first, first + 12, first + 24].filter((key) => key <= high);
};

const crowding = (voicing: readonly number[]): number => {
  let cost = 0;
  for (let index = 1; index < voicing.length; index += 1) {
    const gap = (voicing[index] ?? 0) - (voicing[index - 1] ?? 0);
    // Close seconds blur low down and are a colour higher up.
    if (gap < 2) cost += (voicing[index] ?? 0) < 60 ? 12 : 5;
    else if (gap < 3 && (voicing[index] ?? 0) < 55) cost += 4;
    if (gap > 9) cost += (gap - 9) * 2;
  }
  return cost;
};

/** The voicing of the chord, without its root where there are colours enough, that moves least from the last one. */
export const leadTo = (
  previous: readonly number[] | null,
  chord: Chord,
  register: Register,
): readonly number[] => {
  const colours = chord.classes.slice(1);
  const classes = (colours.length >= register.voices ? colours : chord.classes).slice(0, register.voices);
  let voicings: readonly (readonly number[])[] = [[]];
  for (const pitch of classes) {
    voicings = voicings.flatMap((keys) => placesOf(pitch, register).map((key) => keys.concat(key)));
  }
  const centre = (register.low + register.high) / 2;
  let best: readonly number[] = [];
  let least = Infinity;
  for (const keys of voicings) {
    const voicing = keys.toSorted((one, other) => one - other);
    let cost = crowding(voicing);
    for (const [index, key] of voicing.entries()) {
      cost += Math.abs(key - centre) * 0.18;
      const from = previous?.[Math.min(index, previous.length - 1)];
      if (from !== undefined) cost += Math.abs(key - from);
    }
    if (cost < least) {
      least = cost;
      best = voicing;
    }
  }
  return best;
};
