import type { WorkerProgram } from '#server/music/worker/render-process.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

/** What can be made, and the program that makes it. */
export interface MusicLibrary {
  readonly tracks: readonly LibraryRow[];
  readonly worker: WorkerProgram;
  /** How long that program may be silent while a byte is waited for, in milliseconds. */
  readonly silentMs?: number;
  /** A folder where set-up has left some of the files. */
  readonly readyMade?: string;
}
