import type { Style } from '#domain/composer/track-recipe.ts';

/** Every limit a track of the library has to keep. */
export const trackCheckLimits = {
  /** LUFS: one loudness for all, so that nobody reaches for the volume between two tracks. */
  loudness: { target: -18, tolerance: 0.5 },
  /** dBTP. */
  peak: -1,
  /** Full scale is 1. */
  dc: 0.0005,
  clipped: 0,
  /** dB that the loop point may stand out above the piece's own movement. */
  seam: 3,
  /** Share of what sounds on strong beats that belongs to the chord or the scale. */
  inKey: 0.85,
  /** Share of the piece's scale that the key we hear has in common with it: one note may differ. */
  keyFit: 0.85,
  /** Of the tempo that was meant. */
  tempo: 0.015,
  /** Hz from the modulation that was meant, and the share of its depth that must be found. */
  modulation: { hertz: 0.1, depth: 0.5 },
  /** 1 is the same track. */
  similarity: 0.8,
} as const;

/** What the octaves from 125 Hz to 4 kHz look like in a style. */
export interface OctaveLimits {
  /** dB from octave to octave. */
  readonly slope: number;
  /** dB that one of them may be away from the line. */
  readonly tolerance: number;
  /** Whether there must be a bass. Where not, 125 Hz may lie below the line as far as it likes, but not above. */
  readonly bass: boolean;
  /** The least there must be from 2 kHz up, in dB against the whole. */
  readonly air: number;
}

export const octaveLimits: Readonly<Record<Style, OctaveLimits>> = {
  'lo-fi': { slope: -4, tolerance: 10, bass: true, air: -20 },
  ambient: { slope: -5, tolerance: 12, bass: false, air: -26 },
  'neo-classical': { slope: -5, tolerance: 12, bass: false, air: -22 },
  'deep-pulse': { slope: -4, tolerance: 10, bass: true, air: -20 },
  'jazz-trio': { slope: -4, tolerance: 12, bass: true, air: -20 },
  texture: { slope: -2, tolerance: 12, bass: false, air: -22 },
  minimal: { slope: -4, tolerance: 12, bass: false, air: -20 },
  downtempo: { slope: -4, tolerance: 10, bass: true, air: -20 },
};

/** Styles whose beat anybody can tap; the others may have none. */
export const beatStyles: readonly Style[] = ['lo-fi', 'deep-pulse', 'jazz-trio', 'downtempo'];
