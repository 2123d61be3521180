import * as z from 'zod/mini';
import type { Track } from '#domain/music/track.ts';
import { tracksOf } from '#domain/music/track-row.ts';

const text = z.string().check(z.maxLength(2000));
const figure = z.nullish(z.number());

/** Of what the host measured, the part that is shown here. */
const figuresSchema = z.object({
  bpm: figure,
  bpmConfidence: figure,
  key: z.nullish(text),
  loudnessLufs: figure,
  modulationHz: figure,
  durationSeconds: figure,
  embedded: z.nullish(
    z.object({ title: z.nullish(text), artist: z.nullish(text), hasPicture: z.nullish(z.boolean()) }),
  ),
});

export type UploadFigures = z.infer<typeof figuresSchema>;

const rowSchema = z.object({
  id: z.string(),
  title: text,
  artist: text,
  staging_file_path: z.nullable(text),
  duration_seconds: z.nullable(z.number()),
  file_size: z.nullable(z.number()),
  status: z.enum(['pending', 'approved', 'rejected']),
  offered_for_review: z.boolean(),
  ai_analysis_status: z.enum(['pending', 'processing', 'completed', 'failed']),
  analysis_error: z.nullable(text),
  review_reason: z.nullable(text),
  reviewed_at: z.nullable(z.string()),
  verdict_seen_at: z.nullable(z.string()),
  track_id: z.nullable(z.string()),
  genre: z.nullable(text),
  mood_category: z.nullable(text),
  energy_level: z.nullable(text),
  focus_type: z.nullable(text),
  adhd_optimized: z.boolean(),
  brainwave_type: z.nullable(text),
  adhd_suitability_score: z.nullable(z.number()),
  bpm: z.nullable(z.number()),
  created_at: z.string(),
  sound_measurements: z.nullish(z.unknown()),
  upload_pictures: z.nullish(z.unknown()),
});

/** Of these tables only a part, and that as an object of its own. */
const embeddedTables = { sound_measurements: 'figures', upload_pictures: 'set_at' } as const;

export const ownUploadColumns = [
  ...Object.keys(rowSchema.shape).filter((name) => !(name in embeddedTables)),
  ...Object.entries(embeddedTables).map(([table, column]) => `${table}(${column})`),
].join(', ');

const embeddedValue = (embedded: unknown, table: keyof typeof embeddedTables): unknown => {
  const one: unknown = Array.isArray(embedded) ? embedded[0] : embedded;
  return typeof one === 'object' && one !== null ? Reflect.get(one, embeddedTables[table]) : null;
};

const figuresOf = (embedded: unknown): UploadFigures | null => {
  const parsed = figuresSchema.safeParse(embeddedValue(embedded, 'sound_measurements'));
  return parsed.success ? parsed.data : null;
};

const pictureSetAt = (embedded: unknown): string | null => {
  const at = embeddedValue(embedded, 'upload_pictures');
  return typeof at === 'string' ? at : null;
};

const uploadOf = (row: z.infer<typeof rowSchema>) => ({
  id: row.id,
  title: row.title,
  artist: row.artist,
  path: row.staging_file_path,
  seconds: row.duration_seconds ?? 0,
  bytes: row.file_size ?? 0,
  status: row.status,
  offered: row.offered_for_review,
  analysis: row.ai_analysis_status,
  analysisError: row.analysis_error,
  reason: row.review_reason,
  reviewedAt: row.reviewed_at === null ? null : new Date(row.reviewed_at),
  verdictSeen: row.verdict_seen_at !== null,
  trackId: row.track_id,
  genre: row.genre,
  mood: row.mood_category,
  energy: row.energy_level,
  focusType: row.focus_type,
  adhdOptimized: row.adhd_optimized,
  brainwave: row.brainwave_type,
  suitability: row.adhd_suitability_score,
  bpm: row.bpm,
  createdAt: new Date(row.created_at),
  figures: figuresOf(row.sound_measurements),
  /** Since when its owner uses the picture in the file; null where they do not. */
  pictureAt: pictureSetAt(row.upload_pictures),
});

/** Something this person uploaded, as /upload shows it. */
export type OwnUpload = ReturnType<typeof uploadOf> & {
  /** Read apart from the row, and once: the list is asked for every few seconds while something is being analysed. */
  readonly picture: string | null;
};

/** Untrusted rows become uploads; one that cannot be read is left out and spoils nothing. */
export const ownUploadsOf = (rows: unknown): readonly OwnUpload[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const parsed = rowSchema.safeParse(row);
    return parsed.success ? [{ ...uploadOf(parsed.data), picture: null }] : [];
  });

/** As the player knows it: a track like any other, at an address that only this person was given. */
export const uploadTrack = (upload: OwnUpload, audioUrl: string): Track | null => {
  const [track = null] = tracksOf([
    {
      id: upload.trackId ?? upload.id,
      title: upload.title,
      artist: upload.artist,
      genre: upload.genre,
      file_size: upload.bytes,
      duration_seconds: upload.seconds,
      focus_type: upload.focusType,
      energy_level: upload.energy,
      adhd_optimized: upload.adhdOptimized,
      mood_category: upload.mood,
      bpm: upload.figures?.bpm,
      bpm_confidence: upload.figures?.bpmConfidence,
      modulation_hz: upload.figures?.modulationHz,
      loudness_lufs: upload.figures?.loudnessLufs,
    },
  ]);
  if (track === null) return null;
  const { picture } = upload;
  return { ...track, audioUrl, uri: audioUrl, ...(picture === null ? {} : { picture }) };
};
