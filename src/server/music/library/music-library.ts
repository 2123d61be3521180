import type { WorkerProgram } from '#server/music/worker/render-process.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

/** What can be made, and the program that makes it. */
export interface MusicLibrary {
  readonly tracks: readonly LibraryRow[];
  readonly worker: WorkerProgram;
  /** A folder where set-up has left some of the files. */
  readonly readyMade?: string;
}
