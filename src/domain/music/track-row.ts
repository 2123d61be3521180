import * as z from 'zod/mini';
import { type Energy, energies } from '#domain/records/kinds/energy.ts';
import { audioUrlOf } from '#domain/music/music-bucket.ts';
import type { Track } from '#domain/music/track.ts';

const text = z.string().check(z.maxLength(2000));
const size = z.number().check(z.nonnegative());
const words = z.array(text).check(z.maxLength(100));

/** A row of music_tracks as it arrives. What is ours beside the specification may be missing on an older server. */
const trackRowSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  title: z.nullish(text),
  artist: z.nullish(text),
  genre: z.nullish(text),
  file_path: z.nullish(text),
  file_size: z.nullish(size),
  duration_seconds: z.nullish(size),
  focus_type: z.nullish(text),
  energy_level: z.nullish(text),
  bpm: z.nullish(size),
  tags: z.nullish(words),
  adhd_optimized: z.nullish(z.boolean()),
  mood_category: z.nullish(text),
  adhd_mood_tags: z.nullish(words),
  modulation_hz: z.nullish(size),
  bpm_confidence: z.nullish(size),
  loudness_lufs: z.nullish(z.number()),
});

type TrackRow = z.infer<typeof trackRowSchema>;

/** Spec 2 §3. */
const defaults = {
  title: 'Untitled',
  artist: 'Unknown Artist',
  focusType: 'general',
  energyLevel: 'medium',
} as const;

const filled = (value: string | null | undefined): string | null => {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

const energyOf = (value: string | null | undefined): Energy =>
  energies.find((energy) => energy === value?.trim().toLowerCase()) ?? defaults.energyLevel;

const trackOf = (row: TrackRow): Track => {
  const genre = filled(row.genre);
  const path = filled(row.file_path);
  const audioUrl = path === null ? '' : audioUrlOf(path);
  const tags = row.tags ?? [];
  return {
    id: row.id,
    title: filled(row.title) ?? defaults.title,
    artist: filled(row.artist) ?? defaults.artist,
    album: genre ?? '',
    durationMs: Math.round((row.duration_seconds ?? 0) * 1000),
    focusType: filled(row.focus_type) ?? defaults.focusType,
    energyLevel: energyOf(row.energy_level),
    bpm: row.bpm ?? null,
    genre,
    tags,
    adhdOptimized: row.adhd_optimized ?? false,
    audioUrl,
    uri: audioUrl,
    moodCategory: filled(row.mood_category),
    // The table has no column of its own for them: a track's tags name the presets it is for.
    adhdMoodTags: row.adhd_mood_tags ?? tags,
    modulationHz: row.modulation_hz ?? null,
    bpmConfidence: row.bpm_confidence ?? null,
    loudnessLufs: row.loudness_lufs ?? null,
    fileSize: row.file_size ?? null,
  };
};

/** Untrusted rows become tracks; one that cannot be read is left out and spoils nothing. */
export const tracksOf = (rows: unknown): readonly Track[] => {
  if (!Array.isArray(rows)) return [];
  const tracks = new Map<string, Track>();
  for (const row of rows) {
    const parsed = trackRowSchema.safeParse(row);
    if (parsed.success && !tracks.has(parsed.data.id)) tracks.set(parsed.data.id, trackOf(parsed.data));
  }
  return [...tracks.values()];
};

/** Spec 2 §5: what can be played has an address. */
export const isPlayable = ({ uri, audioUrl }: Track): boolean => uri !== '' || audioUrl !== '';
