import type { ParsedName } from '#domain/uploads/parse-file-name.ts';
import { estimatedSeconds } from '#domain/uploads/upload-rules.ts';

/** Who may hear a file: "Only me", or the admins as well, who may take it into the library. */
export const audiences = ['me', 'library'] as const;
export type Audience = (typeof audiences)[number];

interface StagedFile {
  readonly id: string;
  readonly profileId: string;
  readonly path: string;
  readonly size: number;
  readonly name: ParsedName;
  /** Null where this browser could not read the bytes; the server does it later. */
  readonly hash: string | null;
  readonly audience: Audience;
}

/** Spec 2 §5: the row as it is inserted. Nobody gets here without having answered both questions. */
export const stagingRow = ({ id, profileId, path, size, name, hash, audience }: StagedFile) => ({
  id,
  uploader_id: profileId,
  title: name.title,
  artist: name.artist,
  staging_file_path: path,
  file_size: size,
  duration_seconds: estimatedSeconds(size),
  energy_level: 'medium',
  focus_type: 'medium',
  genre: 'Unknown',
  mood_category: 'neutral',
  adhd_optimized: true,
  consent_agreed: true,
  ownership_confirmed: true,
  offered_for_review: audience === 'library',
  file_hash: hash ?? 'pending',
  status: 'pending',
});
