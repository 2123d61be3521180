import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { createSpeechMaker } from '#server/voice/speak/speech-maker.ts';

// Chromium reads the file each time its microphone opens: what is written here is what is said at the next press. Each
// worker has a microphone of its own.
const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
const file = path.resolve(import.meta.dirname, `../../test-results/microphone/said-${worker}.wav`);

const chromium = process.env['CHROMIUM_PATH'];

const executablePath = chromium === undefined || chromium === '' ? '/usr/bin/chromium' : chromium;
const usualArgs = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];

const microphoneArgs = [
  // A browser without windows has nobody to ask.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}%noloop`,
];

/** A browser with a microphone that says what it is told to. */
export const withMicrophone = { executablePath, args: [...usualArgs, ...microphoneArgs] };

/** A browser whose person says no. */
export const withoutMicrophone = {
  executablePath,
  args: [...usualArgs, '--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'],
};

const rate = voiceLimits.replySampleRate;
const maker = createSpeechMaker();

const samplesOf = (pcm: Uint8Array): Float32Array => {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.length);
  return Float32Array.from({ length: pcm.length / 2 }, (_, index) => view.getInt16(index * 2, true) / 32_768);
};

/** A moment of quiet, the words, and quiet again. */
const recordingOf = async (words: string): Promise<Uint8Array> => {
  const spoken = samplesOf(await maker.speak(words));
  const samples = new Float32Array(spoken.length + rate * 1.4);
  samples.set(spoken, rate * 0.4);
  return toWav(samples, rate);
};

/** What the microphone hears from its next opening on. */
export const willSay = async (words: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await recordingOf(words));
};

/** The engine is read from disk at the first question: nobody is timed while that happens. */
export const wakeEngine = async (url: string): Promise<void> => {
  const audioData = Buffer.from(await recordingOf('Pause.')).toString('base64');
  await expect
    .poll(
      async () => {
        const response = await fetch(`${url}/functions/v1/voice-assistant`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ audioData, mode: 'voice-to-text', context: 'app' }),
        });
        return response.status;
      },
      { timeout: 90_000 },
    )
    .toBe(200);
};

/** Remembers every track a microphone gave. Before the page is opened. */
export const watchMicrophone = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'microphoneTracks', tracks);
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      Reflect.set(window, 'microphoneAsked', constraints);
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
};

/** How many tracks there were, and how many of them still listen. */
export const microphoneTracks = async (
  page: Page,
): Promise<{ readonly all: number; readonly live: number }> =>
  page.evaluate(() => {
    const tracks: unknown = Reflect.get(window, 'microphoneTracks');
    const known = Array.isArray(tracks) ? tracks.filter((one) => one instanceof MediaStreamTrack) : [];
    return { all: known.length, live: known.filter(({ readyState }) => readyState === 'live').length };
  });

export const talkButton = (page: Page) => page.getByRole('button', { name: 'Hold to talk' });

/** Holds the button with the mouse until it stops by itself. */
export const holdToTheEnd = async (page: Page): Promise<void> => {
  await talkButton(page).hover();
  await page.mouse.down();
  await expect(page.getByText(/^Listening\./)).toBeVisible();
  await expect(page.getByText(/^Listening\./)).toBeHidden();
  await page.mouse.up();
};
