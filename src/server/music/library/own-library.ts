import path from 'node:path';
import { libraryRows } from '#server/music/library-entries.ts';
import type { MusicLibrary } from './music-library.ts';

/** The tracks that were rendered and measured once, so that everything about them is known before they are made again. */
export const ownLibrary = (): MusicLibrary => ({
  tracks: libraryRows(),
  readyMade: path.resolve(import.meta.dirname, '../../../../dist/music'),
  worker: { file: path.resolve(import.meta.dirname, '../worker/render-child.ts'), args: [] },
});
