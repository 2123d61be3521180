export type CopyRow = Readonly<Record<string, unknown>>;

/** A file that was checked whole, whatever its format. */
export interface CopySource {
  readonly accountId: string;
  readonly madeAt: string | null;
  readonly site: string;
  readonly parts: readonly { readonly name: string; readonly rows: number }[];
  /** So many at a time, in the order of the file. */
  readonly rowsOf: (name: string) => AsyncIterable<readonly CopyRow[]>;
  /** The bytes of an upload, by its id in `music_staging`; undefined where the copy has none. */
  readonly uploadOf: (id: string) => UploadCopy | undefined;
}

export interface UploadCopy {
  readonly bytes: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}
