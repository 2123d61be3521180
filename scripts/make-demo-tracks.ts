import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recipes } from '#domain/composer/recipes.ts';
import { libraryRows } from '#server/music/library-entries.ts';
import { openingTracks } from '#server/music/library/library-order.ts';
import { renderEntry } from '#server/music/render/render-entry.ts';

// The tracks that guests hear and that every mood begins with, made while the web app is built, so that they are there
// when the address is printed.

const folder = path.resolve(import.meta.dirname, '../dist/music');

for (const { recipe: id, filePath, fileSize } of openingTracks(libraryRows())) {
  const recipe = recipes.find((candidate) => candidate.id === id);
  if (recipe === undefined) continue;
  const file = path.join(folder, filePath);
  const found = await stat(file).catch(() => undefined);
  if (found?.size === fileSize) continue;
  const pieces: Uint8Array[] = [];
  for await (const bytes of renderEntry(recipe)) pieces.push(bytes);
  await mkdir(path.dirname(file), { recursive: true });
  // Under its name only when it is whole.
  await writeFile(`${file}.part`, Buffer.concat(pieces));
  await rename(`${file}.part`, file);
}
