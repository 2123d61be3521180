import { decibels, framePowers, frameSeconds } from './condition-sound.ts';
import type { WordTokens } from './word-tokens.ts';

/** How much of the way from the quiet to the loud a frame has to be to be speech: noise and music lie below. */
const speechShare = 0.6;
/** Further below the loud than this all quiet is alike. */
const range = 40;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** Seconds from the first to the last that is as loud as speech, whatever lies under it. */
export function spokenSeconds(sound: Float32Array): number {
  const levels = framePowers(sound).map(decibels);
  const sorted = levels.toSorted((a, b) => a - b);
  const loud = at(sorted, 0.95);
  const quiet = Math.max(at(sorted, 0.1), loud - range);
  const least = quiet + (loud - quiet) * speechShare;
  const speech = (level: number): boolean => level >= least;
  return (levels.findLastIndex(speech) - levels.findIndex(speech) + 1) * frameSeconds;
}

/** As the voices of the tuning set speak. */
const letterSeconds = 0.07;
const fixedSeconds = 0.06;

/** Whether so many letters are said in about that time, at most so many times faster or slower. */
export function fitsTime(letters: number, seconds: number, widest: number): boolean {
  const ratio = seconds / (fixedSeconds + letterSeconds * letters);
  return ratio <= widest && ratio >= 1 / widest;
}

/** "25" is said as ten letters. */
const lettersOfFigure = 5;

/** How many letters a token says. */
export function lettersOf(token: number, tokens: WordTokens): number {
  const text = tokens.decode([token]);
  return text.replaceAll(/[^\p{L}]/gu, '').length + text.replaceAll(/\D/g, '').length * lettersOfFigure;
}
