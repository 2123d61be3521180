import type { DeskUpload } from '#domain/upload-desk/desk-upload.ts';

/** What a reviewer may put right, by the names the database has for it. */
export interface UploadCorrections {
  readonly title?: string;
  readonly artist?: string;
  readonly genre?: string;
  readonly mood_category?: string;
  readonly energy_level?: string;
  readonly focus_type?: string;
}

export interface CorrectionDraft {
  readonly title: string;
  readonly artist: string;
  readonly genre: string;
  readonly mood: string;
  readonly energy: string;
  readonly focus: string;
}

export const correctionLimits = { title: 300, artist: 300, genre: 100 } as const;

/** Energy as it will stand in the library: what was measured, until somebody says otherwise. */
export const draftOf = (upload: DeskUpload): CorrectionDraft => ({
  title: upload.title,
  artist: upload.artist,
  genre: upload.genre,
  mood: upload.mood,
  energy: upload.figures?.convention.energyLevel ?? upload.energy,
  focus: upload.focus,
});

const columns = [
  ['title', 'title'],
  ['artist', 'artist'],
  ['genre', 'genre'],
  ['mood', 'mood_category'],
  ['energy', 'energy_level'],
  ['focus', 'focus_type'],
] as const satisfies readonly (readonly [keyof CorrectionDraft, keyof UploadCorrections])[];

/** Only what differs; a field that was emptied stays as it is. */
export const correctionsFrom = (before: CorrectionDraft, after: CorrectionDraft): UploadCorrections =>
  Object.fromEntries(
    columns.flatMap(([field, column]) => {
      const value = after[field].trim();
      return value === '' || value === before[field] ? [] : [[column, value]];
    }),
  );
