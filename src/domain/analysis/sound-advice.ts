import type { SoundFigures } from '#domain/analysis/sound-figures.ts';

const loudest = -9;
const quietest = -26;
const highestPeak = -0.1;
const shortest = 30;

const minutesOf = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** One sentence, and the figure it follows from. */
export interface Advice {
  readonly about: 'level' | 'clipping' | 'tempo' | 'modulation' | 'length' | 'session';
  readonly text: string;
}

/** What somebody can do with the figures, in plain sentences; the most useful first, never empty. */
export const soundAdvice = (figures: SoundFigures): readonly Advice[] => {
  const { loudnessLufs: loudness, truePeakDb: peak, bpm, modulationHz, clipped, convention } = figures;
  const advice: Advice[] = [];
  const say = (about: Advice['about'], text: string): void => void advice.push({ about, text });
  if (loudness === null) say('level', 'We found no sound in this file. Check that it’s the right one.');
  if (clipped > 0) {
    const times = clipped === 1 ? 'once' : `${clipped} times`;
    say('clipping', `The sound is cut off at full level ${times}. If you can, export it a little quieter.`);
  } else if (peak !== null && peak > highestPeak) {
    say('clipping', 'The loudest moments touch full level. If you can, export it 1 dB quieter.');
  }
  if (loudness !== null && loudness > loudest) {
    say('level', 'This track is very loud. We turn it down so that it matches the others.');
  }
  if (loudness !== null && loudness < quietest) {
    say('level', 'This track is quiet. We turn it up as far as its peaks allow.');
  }
  if (figures.durationSeconds < shortest) {
    say('length', 'This is shorter than half a minute, so it will repeat often in a session.');
  }
  if (loudness !== null) {
    say(
      'tempo',
      bpm === null
        ? 'There’s no steady beat. That often suits reading and writing.'
        : `The beat is steady at about ${Math.round(bpm)} BPM. If that feels twice as fast or slow as it should, halve or double it.`,
    );
  }
  if (modulationHz !== null) {
    say(
      'modulation',
      `The level rises and falls ${modulationHz.toFixed(1)} times a second. If that bothers you, choose a track without modulation.`,
    );
  }
  say(
    'session',
    `By convention, sessions of about ${minutesOf(convention.sessionSeconds)} go with this track.`,
  );
  return advice;
};
