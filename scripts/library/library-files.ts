import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import type { LibraryEntry } from '#domain/music/library-entry.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import { readManifest } from '#server/music/library-entries.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifestFile = path.join(root, 'src/server/music/library.json');
const demoFile = path.join(root, 'src/domain/music/demo-tracks.json');

export const readEntries = async (): Promise<ReadonlyMap<string, LibraryEntry>> => {
  const document: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  return new Map(readManifest(document).map((entry) => [entry.recipe, entry]));
};

/** One line for each track, so that a change shows which. Whole or not at all: the run may be ended at any moment. */
export const writeEntries = async (entries: ReadonlyMap<string, LibraryEntry>): Promise<void> => {
  const lines = [...entries.values()]
    .toSorted((a, b) => (a.recipe < b.recipe ? -1 : 1))
    .map((entry) => JSON.stringify(entry));
  await writeFile(`${manifestFile}.new`, `[\n${lines.join(',\n')}\n]\n`);
  await rename(`${manifestFile}.new`, manifestFile);
};

/** The three tracks guests hear, as rows of music_tracks: known to the page before it has asked anybody. */
export const writeDemoTracks = async (entries: ReadonlyMap<string, LibraryEntry>): Promise<void> => {
  const rows = recipes.flatMap((recipe) => {
    const entry = entries.get(recipe.id);
    if (entry === undefined || !demoRecipes.includes(recipe.id)) return [];
    return [
      {
        id: deterministicId(`track:${recipe.id}`),
        title: recipe.title,
        artist: recipe.artist,
        genre: recipe.genre,
        file_path: entry.filePath,
        file_size: entry.fileSize,
        duration_seconds: entry.durationSeconds,
        focus_type: recipe.focusType,
        energy_level: recipe.energyLevel,
        bpm: entry.measured.bpm,
        tags: recipe.tags,
        adhd_optimized: true,
        mood_category: recipe.mood,
        modulation_hz: entry.measured.modulationHz,
        bpm_confidence: entry.measured.bpmConfidence,
      },
    ];
  });
  const options = await resolveConfig(demoFile);
  await writeFile(demoFile, await format(JSON.stringify(rows), { ...options, parser: 'json' }));
};
