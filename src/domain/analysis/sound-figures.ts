import * as z from 'zod/mini';
import { analysisConstants, brainwaveTypes, energyLevels } from '#domain/analysis/analysis-constants.ts';

export const soundFormats = ['mp3', 'wav', 'flac', 'aac', 'alac', 'vorbis', 'opus', 'pcm'] as const;
export const soundContainers = ['mp3', 'wav', 'flac', 'mp4', 'ogg', 'webm', 'aac'] as const;
export type SoundFormat = (typeof soundFormats)[number];
export type SoundContainer = (typeof soundContainers)[number];

const mostText = 300;
const text = z.nullable(z.string().check(z.maxLength(mostText)));
const share = z.number().check(z.minimum(0), z.maximum(1));
const notNegative = z.number().check(z.nonnegative());
const positive = z.number().check(z.positive());

/** What a file says about itself, in its own tags. */
export const embeddedSchema = z.object({ title: text, artist: text, album: text, hasPicture: z.boolean() });
export type Embedded = z.infer<typeof embeddedSchema>;

export const nothingEmbedded: Embedded = { title: null, artist: null, album: null, hasPicture: false };

/** Text from a file's tags: trimmed, without control characters, not longer than a row takes, null for none. */
export const embeddedText = (raw: string): string | null => {
  const clean = raw.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return clean === '' ? null : clean.slice(0, mostText).toWellFormed();
};

/** The specification's numbers: they follow from the sound by convention, not by what anybody hears in it. */
export const conventionSchema = z.object({
  /** Hz; 0 where nothing is loud enough. */
  dominantFrequency: notNegative,
  brainwaveType: z.enum(brainwaveTypes),
  /** Strongest first. */
  dominantFrequencies: z.array(z.number()).check(z.maxLength(analysisConstants.dominant.most)),
  spectralCentroid: notNegative,
  zeroCrossingRate: share,
  energyLevel: z.enum(energyLevels),
  bpm: positive,
  complexity: z.int().check(z.minimum(1), z.maximum(5)),
  suitability: z.number().check(z.minimum(1), z.maximum(5)),
  sessionSeconds: z.int().check(z.positive()),
  confidence: z.literal(analysisConstants.confidence),
});
export type Convention = z.infer<typeof conventionSchema>;

/** What decoding tells about a file. */
export const soundFactsSchema = z.object({
  format: z.enum(soundFormats),
  container: z.enum(soundContainers),
  sampleRate: positive,
  channels: z.int().check(z.positive()),
  durationSeconds: notNegative,
  bitrateKbps: z.nullable(notNegative),
  embedded: embeddedSchema,
});
export type SoundFacts = z.infer<typeof soundFactsSchema>;

export const soundFiguresSchema = z.extend(soundFactsSchema, {
  /** Measured. Null where there is no steady beat. */
  bpm: z.nullable(positive),
  bpmConfidence: share,
  key: z.nullable(z.string()),
  /** Null for silence. */
  loudnessLufs: z.nullable(z.number()),
  truePeakDb: z.nullable(z.number()),
  modulationHz: z.nullable(positive),
  modulationDepth: share,
  /** How many times the wave was cut off at full scale. */
  clipped: z.int().check(z.nonnegative()),
  convention: conventionSchema,
});
export type SoundFigures = z.infer<typeof soundFiguresSchema>;
