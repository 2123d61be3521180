import { z } from 'zod';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import type { LibraryEntry } from '#domain/music/library-entry.ts';
import manifest from './library.json' with { type: 'json' };

const measured = z.strictObject({
  loudness: z.number(),
  peak: z.number(),
  dc: z.number().nonnegative(),
  bpm: z.number().positive().nullable(),
  bpmConfidence: z.number().min(0).max(1),
  modulationHz: z.number().positive().nullable(),
  modulationDepth: z.number().min(0).max(1),
  octaves: z.array(z.number()).length(8).readonly(),
  seam: z.number(),
  key: z.string().nullable(),
  print: z.array(z.int()).readonly(),
});

export const libraryEntrySchema = z.strictObject({
  recipe: z.string().min(1),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  filePath: z.string().regex(/^[a-z]+\/[a-z0-9-]+\.mp3$/),
  fileSize: z.int().positive(),
  durationSeconds: z.number().positive(),
  gain: z.number().positive(),
  measured,
});

/** The manifest as `npm run library` wrote it. */
export const readManifest = (document: unknown): readonly LibraryEntry[] =>
  z.array(libraryEntrySchema).parse(document);

let read: ReadonlyMap<string, LibraryEntry> | undefined;

/** What was rendered and measured, by recipe. */
export const libraryEntries = (): ReadonlyMap<string, LibraryEntry> =>
  (read ??= new Map(readManifest(manifest).map((entry) => [entry.recipe, entry])));

/** One track of the library as music_tracks has it; tempo and modulation are what was measured. */
export interface LibraryRow {
  readonly recipe: string;
  readonly version: string;
  readonly title: string;
  readonly artist: string;
  readonly genre: string;
  /** Below the bucket adhd-music. */
  readonly filePath: string;
  readonly fileSize: number;
  readonly durationSeconds: number;
  readonly focusType: string;
  readonly energyLevel: string;
  readonly moodCategory: string;
  readonly tags: readonly string[];
  readonly bpm: number | null;
  readonly bpmConfidence: number;
  readonly modulationHz: number | null;
  readonly modulationDepth: number;
  readonly loudness: number;
  /** One of the three that guests hear. */
  readonly demo: boolean;
}

/** Every recipe that was rendered, in the order of the recipes. */
export const libraryRows = (): readonly LibraryRow[] =>
  recipes.flatMap((recipe) => {
    const entry = libraryEntries().get(recipe.id);
    if (entry === undefined) return [];
    const { measured } = entry;
    return [
      {
        recipe: recipe.id,
        version: entry.version,
        title: recipe.title,
        artist: recipe.artist,
        genre: recipe.genre,
        filePath: entry.filePath,
        fileSize: entry.fileSize,
        durationSeconds: entry.durationSeconds,
        focusType: recipe.focusType,
        energyLevel: recipe.energyLevel,
        moodCategory: recipe.mood,
        tags: recipe.tags,
        bpm: measured.bpm,
        bpmConfidence: measured.bpmConfidence,
        modulationHz: measured.modulationHz,
        modulationDepth: measured.modulationDepth,
        loudness: measured.loudness,
        demo: demoRecipes.includes(recipe.id),
      },
    ];
  });
