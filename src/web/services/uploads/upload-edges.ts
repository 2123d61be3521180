import type { stagingRow } from '#domain/uploads/staging-row.ts';
import type { InsertOutcome } from '#web/services/uploads/uploads-mutations.ts';
import type { KeptUploads } from '#web/services/uploads/kept-uploads.ts';
import type { Sending } from '#web/services/uploads/send-in-pieces.ts';

/** A row that is there now, with its file at hand where this page still has it. */
export interface StoredUpload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly file: Blob | null;
}

/** All that the runner asks of the world around it. */
export interface UploadEdges {
  readonly kept: KeptUploads;
  readonly profileId: () => Promise<string>;
  readonly hashOf: (file: Blob) => Promise<string | null>;
  readonly titleOfHash: (hash: string) => Promise<string | null>;
  readonly send: (sending: Omit<Sending, 'token'>) => Promise<void>;
  readonly insert: (row: ReturnType<typeof stagingRow>) => Promise<InsertOutcome>;
  readonly remove: (path: string) => Promise<void>;
  /** What has arrived of an upload that is not wanted any more. */
  readonly drop: (url: string) => Promise<void>;
  /** Everything that follows once a row is there. */
  readonly stored: (upload: StoredUpload) => void;
  readonly say: (words: string, kind: 'error' | 'success') => void;
  readonly announce: (words: string, kind: 'error' | 'success') => void;
  readonly now: () => number;
  readonly newId: () => string;
}
