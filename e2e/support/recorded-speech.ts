import { expect, type Page } from '@playwright/test';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { createSpeechMaker } from '#server/voice/speak/speech-maker.ts';

const rate = voiceLimits.replySampleRate;
const maker = createSpeechMaker();

const samplesOf = (pcm: Uint8Array): Float32Array => {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.length);
  return Float32Array.from({ length: pcm.length / 2 }, (_, index) => view.getInt16(index * 2, true) / 32_768);
};

/** A moment of quiet, the words, and quiet again, as a WAV file. */
export const recordingOf = async (words: string): Promise<Uint8Array> => {
  const spoken = samplesOf(await maker.speak(words));
  const samples = new Float32Array(spoken.length + rate * 1.4);
  samples.set(spoken, rate * 0.4);
  return toWav(samples, rate);
};

/**
 * Takes the browser's recorder and microphone out of the page and puts a file in their place: every sample of it arrives,
 * however busy the machine is, where a fake device loses what it cannot play in time. Before the page is opened.
 */
export const recordFromFile = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'microphoneTracks', tracks);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      Reflect.set(window, 'microphoneAsked', constraints);
      const { stream } = new AudioContext().createMediaStreamDestination();
      tracks.push(...stream.getTracks());
      return stream;
    };

    class FileRecorder extends EventTarget {
      static isTypeSupported(): boolean {
        return true;
      }

      readonly mimeType = 'audio/wav';
      state: 'inactive' | 'recording' = 'inactive';
      #rest: Blob;
      #timer: ReturnType<typeof setInterval> | undefined;

      constructor() {
        super();
        const said: unknown = Reflect.get(window, 'saidNext');
        this.#rest = said instanceof Blob ? said : new Blob();
        Reflect.set(window, 'chunksRecorded', 0);
      }

      #give(bytes: number): void {
        const data = this.#rest.slice(0, bytes);
        this.#rest = this.#rest.slice(bytes);
        Reflect.set(window, 'chunksRecorded', Number(Reflect.get(window, 'chunksRecorded')) + 1);
        this.dispatchEvent(new BlobEvent('dataavailable', { data }));
      }

      start(every: number): void {
        this.state = 'recording';
        // The head of the file, and then next to nothing: all of it is there when the recorder stops.
        this.#timer = setInterval(() => this.#give(100), every);
      }

      stop(): void {
        clearInterval(this.#timer);
        this.state = 'inactive';
        this.#give(this.#rest.size);
        this.dispatchEvent(new Event('stop'));
      }
    }
    Reflect.set(window, 'MediaRecorder', FileRecorder);
  });
};

/** What the recorder of this page hears at the next press. After `recordFromFile`. */
export const willSay = async (page: Page, words: string): Promise<void> => {
  const encoded = Buffer.from(await recordingOf(words)).toString('base64');
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    Reflect.set(window, 'saidNext', new Blob([bytes], { type: 'audio/wav' }));
  }, encoded);
};

/** How long the engine may take to wake where the machine has much else to do. */
export const wakingMs = 180_000;

/**
 * The engine is read from disk at the first question: nobody is timed while that happens. Asked seldom, since every
 * question that came too early is still worked on.
 */
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
      { timeout: wakingMs, intervals: [3000] },
    )
    .toBe(200);
};
