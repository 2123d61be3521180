import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import type { Recipe } from '#domain/composer/recipe.ts';
import type { MusicLibrary } from './music-library.ts';
import type { StockTrack } from './stock-track.ts';

const manifest = path.resolve(import.meta.dirname, '../library.json');
const worker = path.resolve(import.meta.dirname, '../worker/render-child.ts');

/** What of a LibraryEntry the host needs. Wrong numbers here would be wrong for every listener. */
const entrySchema = z.object({
  recipe: z.string(),
  version: z.string().min(1).max(64),
  filePath: z.string().regex(/^[a-z]+\/[a-z0-9-]+\.mp3$/u),
  fileSize: z.number().int().positive(),
  durationSeconds: z.number().positive(),
  measured: z.object({
    loudness: z.number(),
    bpm: z.number().positive().nullable(),
    bpmConfidence: z.number().min(0).max(1),
    modulationHz: z.number().positive().nullable(),
    modulationDepth: z.number().min(0).max(1),
  }),
});
type Entry = z.infer<typeof entrySchema>;

/** The tracks that were rendered and measured once, so that everything about them is known before they are made again. */
export async function loadOwnLibrary(): Promise<MusicLibrary> {
  const entries = z.array(entrySchema).parse(JSON.parse(await readFile(manifest, 'utf8')));
  return { tracks: stockTracksOf(entries, recipes, demoRecipes), worker: { file: worker, args: [] } };
}

/** A recipe that was never measured and a measurement whose recipe is gone are both left out. */
export function stockTracksOf(
  entries: readonly Entry[],
  known: readonly Recipe[],
  demos: readonly string[],
): readonly StockTrack[] {
  const byRecipe = new Map(entries.map((entry) => [entry.recipe, entry]));
  return known.flatMap((recipe) => {
    const entry = byRecipe.get(recipe.id);
    return entry === undefined ? [] : [trackOf(recipe, entry, demos.includes(recipe.id))];
  });
}

function trackOf(recipe: Recipe, { measured, ...entry }: Entry, demo: boolean): StockTrack {
  return {
    ...entry,
    title: recipe.title,
    artist: recipe.artist,
    genre: recipe.genre,
    focusType: recipe.focusType,
    energyLevel: recipe.energyLevel,
    moodCategory: recipe.mood,
    tags: recipe.tags,
    bpm: measured.bpm,
    bpmConfidence: measured.bpmConfidence,
    modulationHz: measured.modulationHz,
    modulationDepth: measured.modulationDepth,
    loudness: measured.loudness,
    demo,
  };
}
