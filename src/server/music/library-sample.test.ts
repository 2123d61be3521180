import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { measuredDifferences } from '#domain/analysis/compare-measured.ts';
import { checkPairs, checkTrack } from '#domain/analysis/library-checks.ts';
import { sampleOfDay } from '#domain/analysis/sample-of-day.ts';
import { scoreOf } from '#domain/composer/compose.ts';
import { harmonyOf } from '#domain/composer/harmony-check.ts';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import demoTracks from '#domain/music/demo-tracks.json' with { type: 'json' };
import { tracksOf } from '#domain/music/track-row.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import { measureRecipe } from '#scripts/library/measure-recipe.ts';
import { libraryEntries, libraryRows, readManifest } from '#server/music/library-entries.ts';
import { renderEntry } from '#server/music/render/render-entry.ts';
import { rendererVersion } from '#server/music/render/renderer-version.ts';
import { openSoundBank } from '#server/music/render/sound-bank.ts';
import { trackVersion } from '#server/music/track-version.ts';

/** The only clock here: it decides which two tracks have their turn today. */
const today = Math.floor(Date.now() / 86_400_000);
const sample = sampleOfDay(recipes, 2, today).map((recipe) => [recipe.id, recipe] as const);
const todo = 'Run `npm run library` and commit what it writes.';

describe('[MUSIC-01] the manifest of the library', () => {
  it('the manifest belongs to these recipes and this renderer', () => {
    const stale = recipes
      .filter((recipe) => {
        const version = trackVersion(recipe, scoreOf(recipe), rendererVersion);
        const entry = libraryEntries().get(recipe.id);
        return entry?.version !== version || entry.filePath !== `${recipe.mood}/${recipe.id}-${version}.mp3`;
      })
      .map(({ id }) => id);
    expect(stale, `The manifest is not of this music. ${todo}`).toEqual([]);
    expect([...libraryEntries().keys()].toSorted(), todo).toEqual(recipes.map(({ id }) => id).toSorted());
  });

  it('the manifest has 130 tracks or more, every one within the limits and no two alike', () => {
    const entries = [...libraryEntries().values()];
    expect(entries.length).toBeGreaterThanOrEqual(130);
    const findings = recipes.flatMap((recipe) => {
      const entry = libraryEntries().get(recipe.id);
      if (entry === undefined) return [];
      const { measured } = entry;
      return checkTrack({ recipe, score: scoreOf(recipe), harmony: harmonyOf(recipe), measured, clipped: 0 });
    });
    expect([...findings, ...checkPairs(entries)]).toEqual([]);
  });

  it('turns the manifest into rows with the measured tempo and modulation', () => {
    const rows = libraryRows();
    expect(rows).toHaveLength(recipes.length);
    for (const { recipe, bpm, modulationHz } of rows) {
      const entry = libraryEntries().get(recipe);
      expect([bpm, modulationHz]).toEqual([entry?.measured.bpm, entry?.measured.modulationHz]);
    }
    expect(
      rows
        .filter(({ demo }) => demo)
        .map(({ recipe }) => recipe)
        .toSorted(),
    ).toEqual(demoRecipes.toSorted());
  });

  it('[PLAYER-07] the manifest has the three demo tracks', () => {
    expect(tracksOf(demoTracks).map(({ id }) => id)).toEqual(
      recipes.filter(({ id }) => demoRecipes.includes(id)).map(({ id }) => deterministicId(`track:${id}`)),
    );
    for (const { file_path: filePath } of demoTracks) {
      expect(
        [...libraryEntries().values()].some((entry) => entry.filePath === filePath),
        todo,
      ).toBe(true);
    }
  });

  it.each([
    ['something else', {}],
    ['a half entry', [{ recipe: 'a' }]],
    ['a path that leads out', [{ ...[...libraryEntries().values()][0], filePath: '../a.mp3' }]],
  ])('refuses a manifest that is %s', (_, document) => {
    expect(() => readManifest(document)).toThrow(ZodError);
  });
});

describe(`[MUSIC-01] the sample of day ${today}`, () => {
  // A whole track is made and measured: up to a minute on a slow machine that does nothing else.
  it.each(sample)('%s sounds and measures as the manifest says', { timeout: 300_000 }, async (id, recipe) => {
    const kept = libraryEntries().get(id);
    expect(kept, todo).toBeDefined();
    const { entry, clipped } = await measureRecipe(recipe, await openSoundBank(), kept!.gain);
    expect(measuredDifferences(kept!.measured, entry.measured), todo).toEqual([]);
    expect(entry).toMatchObject({ fileSize: kept!.fileSize, durationSeconds: kept!.durationSeconds });
    const { measured } = entry;
    expect(
      checkTrack({ recipe, score: scoreOf(recipe), harmony: harmonyOf(recipe), measured, clipped }),
    ).toEqual([]);
  });

  it('a rendered file starts streaming before the end is rendered', async () => {
    const [, recipe] = sample[0]!;
    for await (const bytes of renderEntry(recipe)) {
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.length).toBeLessThan(libraryEntries().get(recipe.id)!.fileSize / 4);
      break;
    }
  });
});
