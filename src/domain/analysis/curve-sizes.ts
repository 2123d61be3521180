export const curveSizes = { waveform: 400, spectrum: 29, modulation: 40, mostTempo: 60 } as const;

/** Hz: the middles of the third-octave bands of the spectrum. */
export const thirdOctaves = [
  25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500,
  3150, 4000, 5000, 6300, 8000, 10_000, 12_500, 16_000,
] as const;
