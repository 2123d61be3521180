import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { recordingOf } from './recorded-speech.ts';

// Chromium reads the file each time its microphone opens. Each worker has a microphone of its own.
const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
const file = path.resolve(import.meta.dirname, `../../test-results/microphone/said-${worker}.wav`);

const chromium = process.env['CHROMIUM_PATH'];

const executablePath = chromium === undefined || chromium === '' ? '/usr/bin/chromium' : chromium;
const usualArgs = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];

const microphoneArgs = [
  // A browser without windows has nobody to ask.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
];

/** A browser with a microphone that says what it is told to, over and over. */
export const withMicrophone = { executablePath, args: [...usualArgs, ...microphoneArgs] };

/** A browser whose person says no. */
export const withoutMicrophone = {
  executablePath,
  args: [...usualArgs, '--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'],
};

/** What the microphone hears from its next opening on. */
export const microphoneHears = async (words: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await recordingOf(words));
};

/** Remembers every track a microphone gave. Before the page is opened. */
export const watchMicrophone = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'microphoneTracks', tracks);
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
};
