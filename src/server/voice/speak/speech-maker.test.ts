import { describe, expect, it } from 'vitest';
import { createSpeechMaker } from './speech-maker.ts';

const maker = createSpeechMaker();

const secondsOf = (pcm: Uint8Array): number => pcm.length / 2 / 24_000;

const levelOf = (pcm: Uint8Array): number => {
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length / 2);
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) / 32_768;
};

describe('[VOICE-03] a spoken reply', () => {
  it('speaks a reply of a plausible length, the same for the same words', async () => {
    const first = await maker.speak('Music paused.');
    const second = await maker.speak('Could not skip to next track right now.');
    expect(secondsOf(first)).toBeGreaterThan(0.6);
    expect(secondsOf(first)).toBeLessThan(2);
    expect(secondsOf(second)).toBeGreaterThan(secondsOf(first) * 1.3);
    expect(levelOf(first)).toBeGreaterThan(0.02);
    expect(await maker.speak('Music paused.')).toEqual(first);
  });

  it('limits the length of a spoken reply, whatever it is to say', async () => {
    const long = await maker.speak('Added the task buy milk and bread. '.repeat(200));
    expect(secondsOf(long)).toBeLessThan(25);
  });

  it.each(['-lv', 'Naïve café, “quoted” 你好 🎵', '<speak>tags</speak> & \\ "quotes"'])(
    'speaks %s and does not take it for a command',
    async (text) => {
      const pcm = await maker.speak(text);
      expect(secondsOf(pcm)).toBeGreaterThan(0.2);
      expect(levelOf(pcm)).toBeGreaterThan(0.01);
    },
  );

  it.each(['', '🎵'])('speaks nothing where there is nothing to say: %j', async (text) => {
    expect(secondsOf(await maker.speak(text))).toBeLessThan(0.5);
  });
});
