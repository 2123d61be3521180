import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import { hertzPerBin } from '#domain/analysis/frequency-spectrum.ts';

interface Tone {
  /** In bins. */
  readonly place: number;
  readonly size: number;
}

/** How much of a sine a Hann window leaves in a bin that is this far from it. */
const leaves = (distance: number): number =>
  distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance * (1 - distance * distance));

/** Frequency and size of the one sine that makes a bin and the larger of its neighbours as large as they are. */
const toneAt = (spectrum: Float64Array, bin: number): Tone => {
  const [before, here, after] = [spectrum[bin - 1] ?? 0, spectrum[bin] ?? 0, spectrum[bin + 1] ?? 0];
  const neighbour = Math.max(before, after) / here;
  const distance = Math.min(0.5, Math.max(0, (2 * neighbour - 1) / (neighbour + 1)));
  return { place: bin + (before > after ? -distance : distance), size: here / leaves(distance) };
};

/** So much more than the window spreads around a stronger tone is a tone of its own. */
const ownTone = Math.SQRT2;

/** At most this much of a sine shows up between 2 and more bins away. */
const spread = (distance: number): number => 1 / (Math.PI * distance * (distance * distance - 1));

const isSpread = (tone: Tone, stronger: readonly Tone[]): boolean =>
  stronger.some(({ place, size }) => {
    const distance = Math.abs(place - tone.place);
    return distance < 1.5 || tone.size < ownTone * size * spread(distance);
  });

/** Hz of the ten strongest from 1 to 1000 Hz above −60 dB, the strongest first. */
export const dominantFrequencies = (spectrum: Float64Array): readonly number[] => {
  const { most, lowestHz, highestHz, leastDb } = analysisConstants.dominant;
  const least = 10 ** (leastDb / 20);
  const peaks: Tone[] = [];
  // Somewhat further than is asked for: a strong tone beyond spreads into the range.
  for (let bin = 1; bin <= (2 * highestHz) / hertzPerBin; bin += 1) {
    const here = spectrum[bin] ?? 0;
    if (here <= (spectrum[bin - 1] ?? 0) || here < (spectrum[bin + 1] ?? 0)) continue;
    const tone = toneAt(spectrum, bin);
    if (tone.size > least) peaks.push(tone);
  }
  const tones: Tone[] = [];
  for (const tone of peaks.toSorted((a, b) => b.size - a.size)) {
    if (!isSpread(tone, tones)) tones.push(tone);
  }
  return tones
    .map(({ place }) => Math.round(place * hertzPerBin * 100) / 100)
    .filter((hertz) => hertz >= lowestHz && hertz <= highestHz)
    .slice(0, most);
};
