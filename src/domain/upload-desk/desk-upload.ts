import * as z from 'zod/mini';
import { type SoundFigures, soundFiguresSchema } from '#domain/analysis/sound-figures.ts';

/** Which uploads an admin looks at. */
export const deskLists = ['waiting', 'approved', 'rejected'] as const;
export type DeskList = (typeof deskLists)[number];

const text = z.nullable(z.string());
const figure = z.nullable(z.number());

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  staging_file_path: text,
  duration_seconds: figure,
  file_size: figure,
  genre: z.string(),
  mood_category: z.string(),
  energy_level: z.string(),
  focus_type: z.string(),
  adhd_optimized: z.boolean(),
  ai_analysis_status: z.string(),
  analysis_error: text,
  review_reason: text,
  reviewed_at: text,
  track_id: text,
  created_at: z.string(),
  figures: z.nullable(z.unknown()),
});

/** An upload as the desk shows it. */
export interface DeskUpload {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  /** In the staging bucket; null once it is in the library. */
  readonly filePath: string | null;
  readonly durationSeconds: number | null;
  readonly fileSize: number | null;
  readonly genre: string;
  readonly mood: string;
  readonly energy: string;
  readonly focus: string;
  readonly adhdOptimized: boolean;
  readonly analysis: string;
  readonly analysisError: string | null;
  readonly reason: string | null;
  readonly reviewedAt: Date | null;
  readonly trackId: string | null;
  readonly createdAt: Date;
  /** To the microsecond, as the next page asks for it. */
  readonly moment: string;
  readonly figures: SoundFigures | null;
}

const deskUploadOf = (row: z.infer<typeof rowSchema>): DeskUpload => {
  const figures = soundFiguresSchema.safeParse(row.figures);
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    filePath: row.staging_file_path,
    durationSeconds: row.duration_seconds,
    fileSize: row.file_size,
    genre: row.genre,
    mood: row.mood_category,
    energy: row.energy_level,
    focus: row.focus_type,
    adhdOptimized: row.adhd_optimized,
    analysis: row.ai_analysis_status,
    analysisError: row.analysis_error,
    reason: row.review_reason,
    reviewedAt: row.reviewed_at === null ? null : new Date(row.reviewed_at),
    trackId: row.track_id,
    createdAt: new Date(row.created_at),
    moment: row.created_at,
    figures: figures.success ? figures.data : null,
  };
};

/** Rows of `list_uploads`, or null where the answer is something else. */
export const deskUploadsOf = (rows: unknown): readonly DeskUpload[] | null => {
  const parsed = z.array(rowSchema).safeParse(rows);
  return parsed.success ? parsed.data.map(deskUploadOf) : null;
};

/** Only what the host measured counts: a track is let in by its figures. */
export const canApprove = ({ figures, filePath }: Pick<DeskUpload, 'figures' | 'filePath'>): boolean =>
  figures !== null && filePath !== null;
