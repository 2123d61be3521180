import { z } from 'zod';
import { analysisConstants, brainwaveTypes, energyLevels } from '#domain/analysis/analysis-constants.ts';

export const soundFormats = ['mp3', 'wav', 'flac', 'aac', 'alac', 'vorbis', 'opus', 'pcm'] as const;
export const soundContainers = ['mp3', 'wav', 'flac', 'mp4', 'ogg', 'webm', 'aac'] as const;
export type SoundFormat = (typeof soundFormats)[number];
export type SoundContainer = (typeof soundContainers)[number];

const mostText = 300;
const text = z.string().max(mostText).nullable();
const share = z.number().min(0).max(1);

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
  dominantFrequency: z.number().min(0),
  brainwaveType: z.enum(brainwaveTypes),
  /** Strongest first. */
  dominantFrequencies: z.array(z.number()).max(analysisConstants.dominant.most),
  spectralCentroid: z.number().min(0),
  zeroCrossingRate: share,
  energyLevel: z.enum(energyLevels),
  bpm: z.number().positive(),
  complexity: z.int().min(1).max(5),
  suitability: z.number().min(1).max(5),
  sessionSeconds: z.int().positive(),
  confidence: z.literal(analysisConstants.confidence),
});
export type Convention = z.infer<typeof conventionSchema>;

/** What decoding tells about a file. */
export const soundFactsSchema = z.object({
  format: z.enum(soundFormats),
  container: z.enum(soundContainers),
  sampleRate: z.number().positive(),
  channels: z.int().positive(),
  durationSeconds: z.number().min(0),
  bitrateKbps: z.number().min(0).nullable(),
  embedded: embeddedSchema,
});
export type SoundFacts = z.infer<typeof soundFactsSchema>;

export const soundFiguresSchema = soundFactsSchema.extend({
  /** Measured. Null where there is no steady beat. */
  bpm: z.number().positive().nullable(),
  bpmConfidence: share,
  key: z.string().nullable(),
  /** Null for silence. */
  loudnessLufs: z.number().nullable(),
  truePeakDb: z.number().nullable(),
  modulationHz: z.number().positive().nullable(),
  modulationDepth: share,
  /** How many times the wave was cut off at full scale. */
  clipped: z.int().min(0),
  convention: conventionSchema,
});
export type SoundFigures = z.infer<typeof soundFiguresSchema>;
