import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BasicSoundBank, GeneratorTypes, SoundBankLoader, type BasicPreset } from 'spessasynth_core';
import type { BankDocument } from '#server/music/render/bank-document.ts';
import { fadeOut, meanSquare, resample, shorten } from './soundfont/fit-sample.ts';
import { packSamples } from './soundfont/pack-samples.ts';
import { centsFrom } from './soundfont/pitch-of.ts';

// Cuts FluidR3Mono_GM.sf3 (MIT) down to the instruments of the renderer: `node scripts/cut-soundfont.ts <the .sf3>`.
// Fewer keys are recorded, ringing ends early, what holds no treble has a lower rate, six bits a sample are left.

interface Cut {
  readonly program: number;
  readonly keys: readonly [number, number];
  readonly rate: number;
  readonly seconds: number;
  /** Of the recorded keys, one in so many stays. */
  readonly every: number;
}

const melodic = {
  piano: { program: 0, keys: [26, 103], rate: 32_000, seconds: 3.6, every: 1 },
  'electric-piano': { program: 4, keys: [28, 98], rate: 22_050, seconds: 3, every: 1 },
  vibraphone: { program: 11, keys: [41, 96], rate: 32_000, seconds: 3, every: 1 },
  'nylon-guitar': { program: 24, keys: [36, 88], rate: 32_000, seconds: 1.6, every: 1 },
  'jazz-guitar': { program: 26, keys: [36, 88], rate: 27_000, seconds: 1.8, every: 1 },
  'upright-bass': { program: 32, keys: [24, 67], rate: 22_050, seconds: 2, every: 1 },
  'finger-bass': { program: 33, keys: [24, 67], rate: 22_050, seconds: 2, every: 1 },
  harp: { program: 46, keys: [28, 100], rate: 32_000, seconds: 2, every: 1 },
  celesta: { program: 8, keys: [55, 108], rate: 44_100, seconds: 2, every: 1 },
  strings: { program: 48, keys: [31, 98], rate: 27_000, seconds: 9, every: 2 },
  flute: { program: 73, keys: [58, 98], rate: 32_000, seconds: 3, every: 1 },
  marimba: { program: 12, keys: [43, 98], rate: 32_000, seconds: 1.6, every: 1 },
  kalimba: { program: 108, keys: [48, 98], rate: 44_100, seconds: 2, every: 1 },
} as const satisfies Record<string, Cut>;

const kits = { drums: 0, brushes: 40 } as const;
const drumKeys = [
  35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 53, 54, 55, 57, 59, 62, 63, 64, 69, 70,
  75, 76, 77, 81, 82,
];
const drumSeconds = (key: number): number =>
  [49, 57, 55].includes(key) ? 2.2 : [51, 53, 59].includes(key) ? 1.7 : key === 46 ? 1.2 : 0.8;

const generator = GeneratorTypes;
const secondsOf = (timecents: number): number => (timecents <= -11_900 ? 0 : 2 ** (timecents / 1200));
const hertz = (key: number): number => 440 * 2 ** ((key - 69) / 12);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const voiceOf = (preset: BasicPreset, key: number) => {
  const [voice] = preset.getVoiceParameters(key, 100);
  if (voice === undefined) return null;
  const value = (type: number): number => voice.generators[type] ?? 0;
  const claimed = value(generator.overridingRootKey);
  const tuning =
    (value(generator.fineTune) + voice.sample.pitchCorrection) / 100 + value(generator.coarseTune);
  return {
    sample: voice.sample,
    root: (claimed < 0 ? voice.sample.originalKey : claimed) - tuning,
    looped: value(generator.sampleModes) % 2 === 1,
    loopStart: voice.sample.loopStart + value(generator.startloopAddrsOffset),
    loopEnd: voice.sample.loopEnd + value(generator.endloopAddrsOffset),
    attack: secondsOf(value(generator.attackVolEnv)),
    hold: secondsOf(value(generator.holdVolEnv)),
    decay: secondsOf(value(generator.decayVolEnv)),
    // What an envelope decays to, in dB below its peak; a hundred is silence.
    sustain: value(generator.sustainVolEnv) / 10,
    release: secondsOf(value(generator.releaseVolEnv)),
    // Banks are written for a player that counts 0.4 of every decibel of attenuation.
    level: -0.4 * (value(generator.initialAttenuation) / 10),
    choke: value(generator.exclusiveClass),
  };
};
type Voice = NonNullable<ReturnType<typeof voiceOf>>;

const source = process.argv[2];
if (source === undefined) throw new Error('Which .sf3?');
await BasicSoundBank.isSF3DecoderReady;
const bytes = await readFile(source);
const bank = SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer);
const presetOf = (program: number, drums: boolean): BasicPreset => {
  const found = bank.presets.find(
    (preset) => preset.program === program && preset.isGMGSDrum === drums && (drums || preset.bankMSB === 0),
  );
  if (found === undefined) throw new Error(`No preset ${program}`);
  return found;
};

const packs: Uint8Array[] = [];
let offset = 0;
const samples: BankDocument['samples'][number][] = [];
const instruments: Record<string, BankDocument['instruments'][string]> = {};
const keep = (
  audio: Float32Array,
  rate: number,
  loop: readonly [number, number] | null,
  fade: number,
): number => {
  const packed = packSamples(audio);
  packs.push(packed);
  samples.push({
    offset,
    length: audio.length,
    rate,
    loop: loop === null ? null : [rounded(loop[0], 3), rounded(loop[1], 3)],
    fade: rounded(fade, 2),
  });
  offset += packed.length;
  return samples.length - 1;
};
const envelope = (voice: Voice) => ({
  attack: rounded(voice.attack, 4),
  hold: rounded(voice.hold, 3),
  decay: rounded(voice.decay, 3),
  sustain: Math.min(100, voice.sustain),
  release: rounded(voice.release, 3),
});

for (const [name, cut] of Object.entries(melodic)) {
  const preset = presetOf(cut.program, false);
  const found = new Map<string, Voice>();
  for (let key: number = cut.keys[0]; key <= cut.keys[1]; key += 1) {
    const voice = voiceOf(preset, key);
    if (voice !== null && !found.has(voice.sample.name)) found.set(voice.sample.name, voice);
  }
  const kept = [...found.values()]
    .toSorted((a, b) => a.root - b.root)
    .filter((_, index) => index % cut.every === 0);
  const zones = kept.map((voice) => {
    const raw = voice.sample.getAudioData();
    const cents = centsFrom(raw, voice.sample.sampleRate, hertz(voice.root));
    const root = voice.root + (cents ?? 0) / 100;
    const rate = Math.min(cut.rate, voice.sample.sampleRate);
    const audio = resample(raw, voice.sample.sampleRate, rate);
    const scale = rate / voice.sample.sampleRate;
    const loopStart = voice.loopStart * scale;
    // A loop of a few periods in whole samples plays another pitch than the recording before it; in parts of a sample
    // it need not.
    const period = rate / hertz(root);
    const periods = Math.round(((voice.loopEnd - voice.loopStart) * scale) / period);
    const exact = loopStart + periods * period;
    const near = cents !== null && periods > 0 && Math.abs(exact - voice.loopEnd * scale) < 1.2;
    const loopEnd = near ? exact : voice.loopEnd * scale;
    // The bank's own loop if it comes early enough; otherwise one of ours.
    let fitted;
    if (voice.looped && loopEnd <= cut.seconds * rate) {
      const whole = audio.slice(0, Math.ceil(loopEnd) + 8);
      for (let index = 0; index < 8; index += 1) {
        whole[Math.ceil(loopEnd) + index] =
          whole[Math.ceil(loopEnd) + index - Math.round(loopEnd - loopStart)] ?? 0;
      }
      fitted = { samples: whole, start: loopStart, end: loopEnd, fade: 0 };
    } else {
      fitted = shorten(audio, rate, cut.seconds, hertz(root));
    }
    const loudness = 10 * Math.log10(meanSquare(audio, 0, Math.floor(0.5 * rate)) + 1e-12);
    const level = rounded(Math.max(-14, Math.min(20, -18 - loudness)), 2);
    console.log(
      name,
      voice.sample.name,
      'root',
      root.toFixed(2),
      'cents',
      cents,
      'rate',
      rate,
      'seconds',
      (fitted.samples.length / rate).toFixed(2),
      'fade',
      fitted.fade.toFixed(1),
      'level',
      level,
      'release',
      voice.release.toFixed(2),
    );
    const sample = keep(fitted.samples, rate, [fitted.start, fitted.end], fitted.fade);
    return { root: rounded(root, 3), sample, level, choke: 0, envelope: envelope(voice) };
  });
  instruments[name] = {
    zones: zones.map(({ root, sample, level, choke, envelope: shape }, index) => {
      const below = zones[index - 1];
      const above = zones[index + 1];
      const low = below === undefined ? 0 : Math.floor((below.root + root) / 2) + 1;
      const high = above === undefined ? 127 : Math.floor((root + above.root) / 2);
      return Object.assign({ low, high, root, sample, level, choke }, shape);
    }),
  };
}

const shared = new Map<string, number>();
for (const [name, program] of Object.entries(kits)) {
  const preset = presetOf(program, true);
  const zones = drumKeys.flatMap((key) => {
    const voice = voiceOf(preset, key);
    if (voice === null) return [];
    const known = shared.get(voice.sample.name);
    const rate = Math.min(36_000, voice.sample.sampleRate);
    const sample =
      known ??
      keep(
        fadeOut(resample(voice.sample.getAudioData(), voice.sample.sampleRate, rate), rate, drumSeconds(key)),
        rate,
        null,
        0,
      );
    shared.set(voice.sample.name, sample);
    return [
      {
        low: key,
        high: key,
        root: voice.root,
        sample,
        level: rounded(voice.level, 2),
        choke: voice.choke,
        attack: 0,
        hold: 0,
        decay: 0,
        sustain: 0,
        release: 0.08,
      },
    ];
  });
  instruments[name] = { zones };
}

const folder = join(import.meta.dirname, '../src/server/music/soundfont');
await writeFile(join(folder, 'sound-bank.bin'), Buffer.concat(packs));
await writeFile(
  join(folder, 'sound-bank.json'),
  `${JSON.stringify({ instruments, samples } satisfies BankDocument)}\n`,
);
console.log(`${samples.length} recordings, ${(offset / 1e6).toFixed(2)} MB`);
