import type { WorkerProgram } from '#server/music/worker/render-lane.ts';
import type { StockTrack } from './stock-track.ts';

/** What can be made, and the program that makes it. */
export interface MusicLibrary {
  readonly tracks: readonly StockTrack[];
  readonly worker: WorkerProgram;
}

export const MUSIC_BUCKET = 'adhd-music';
