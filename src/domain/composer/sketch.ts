import type { Frame } from '#domain/composer/frame.ts';
import type { Line } from '#domain/composer/line.ts';
import type { Score } from '#domain/composer/score.ts';

/** A piece as its style made it. */
export interface Sketch extends Pick<Score, 'textures' | 'reverb' | 'delay' | 'wow' | 'tilt'> {
  readonly frame: Frame;
  readonly lines: readonly Line[];
}
