import type { Energy } from '#domain/records/kinds/energy.ts';
import type { Modulation } from '#domain/composer/score.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';

export const styles = [
  'lo-fi',
  'ambient',
  'neo-classical',
  'deep-pulse',
  'jazz-trio',
  'texture',
  'minimal',
  'downtempo',
] as const;
export type Style = (typeof styles)[number];

/**
 * What one track of the library is made from. The same recipe with the same renderer is the same music; what the row
 * says of tempo and modulation is measured in the audio and not taken from here.
 */
export interface TrackRecipe {
  /** A slug, never given to another piece. */
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly genre: string;
  readonly style: Style;
  readonly mood: ServiceMood;
  readonly energyLevel: Energy;
  readonly focusType: Energy;
  readonly tags: readonly string[];
  readonly seed: number;
  /** The tempo that was meant. */
  readonly bpm: number;
  readonly modulation: Modulation | null;
}
