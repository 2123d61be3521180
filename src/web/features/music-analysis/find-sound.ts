import type { SoundChoice } from '#domain/music-analysis/sound-choice.ts';
import type { Track } from '#domain/music/track.ts';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';

export interface FoundSound {
  readonly choice: SoundChoice;
  readonly name: string;
  readonly upload: OwnUpload | null;
  readonly track: Track | null;
}

/** What an address names, among one's own uploads and in the library. */
export const findSound = (
  choice: SoundChoice,
  uploads: readonly OwnUpload[],
  library: readonly Track[],
): FoundSound => {
  const upload = choice.kind === 'upload' ? (uploads.find(({ id }) => id === choice.id) ?? null) : null;
  const track = choice.kind === 'track' ? (library.find(({ id }) => id === choice.id) ?? null) : null;
  const known = upload ?? track;
  return { choice, upload, track, name: known === null ? 'A sound' : `${known.title} by ${known.artist}` };
};

/** Somebody is at it, or soon will be. */
export const isWaiting = ({ upload }: FoundSound): boolean =>
  upload !== null && (upload.analysis === 'pending' || upload.analysis === 'processing');
