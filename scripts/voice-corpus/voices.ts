import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** A voice of Debian's. Those that tuned the recogniser are never those that judge it. */
export interface Voice {
  readonly name: string;
  readonly set: 'tuning' | 'unseen';
  /** The program, and its arguments for a text and the file it writes. */
  readonly program: string;
  readonly args: (text: string, file: string) => readonly string[];
  /** The text comes through standard input where it is no argument. */
  readonly piped?: boolean;
}

const flite = (set: Voice['set'], voice: string): Voice => ({
  name: `flite ${voice}`,
  set,
  program: 'flite',
  args: (text, file) => ['-voice', voice, '-t', text, '-o', file],
});

const espeak = (set: Voice['set'], voice: string, speed: number): Voice => ({
  name: `espeak ${voice} ${speed}`,
  set,
  program: 'espeak-ng',
  args: (text, file) => ['-v', voice, '-s', String(speed), '-w', file, text],
});

const festival = (set: Voice['set'], voice: string): Voice => ({
  name: `festival ${voice}`,
  set,
  program: 'text2wave',
  args: (_, file) => ['-eval', `(voice_${voice})`, '-o', file],
  piped: true,
});

export const voices: readonly Voice[] = [
  flite('tuning', 'slt'),
  flite('tuning', 'kal16'),
  espeak('tuning', 'en-us', 150),
  espeak('tuning', 'en-gb+f2', 160),
  festival('tuning', 'kal_diphone'),
  flite('unseen', 'rms'),
  flite('unseen', 'awb'),
  espeak('unseen', 'en-gb-scotland+m3', 145),
  espeak('unseen', 'en-gb-x-rp+f4', 155),
  festival('unseen', 'ked_diphone'),
  festival('unseen', 'cmu_us_slt_arctic_hts'),
];

const packages = 'flite espeak-ng festival festvox-kallpc16k festvox-kdlpc16k festvox-us-slt-hts sox';

const run = (program: string, args: readonly string[], input?: string): void => {
  const { status, error, stderr } = spawnSync(program, args, { input, encoding: 'utf8', timeout: 60_000 });
  if (error !== undefined || status !== 0) {
    throw new Error(`${program} failed (${error?.message ?? stderr.trim()}): apt-get install ${packages}`);
  }
};

/** Says a text into a file of 16 kHz mono, with the quiet a held button leaves before and after. */
export const speak = (voice: Voice, text: string, tempo: number, file: string): void => {
  const raw = `${file}.raw.wav`;
  run(voice.program, voice.args(text, raw), voice.piped === true ? text : undefined);
  const effects = ['norm', '-6', 'tempo', '-s', String(tempo), 'pad', '0.25', '0.35'];
  run('sox', ['-R', raw, '-r', '16000', '-c', '1', '-b', '16', file, ...effects]);
  rmSync(raw);
};
