import * as z from 'zod/mini';

const largestFile = 200_000_000;

const manifestSchema = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    version: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
    files: z.array(
      z.object({
        name: z.enum(names),
        bytes: z.int().check(z.minimum(1), z.maximum(largestFile)),
        sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
  });

export interface ModelManifest<Name extends string> {
  readonly version: string;
  readonly files: readonly { readonly name: Name; readonly bytes: number; readonly sha256: string }[];
}

/** Files that a device downloads once and when asked to, so that it can do by itself what the server does. */
export interface ModelFiles<Name extends string> {
  readonly names: readonly Name[];
  /** Of the browser's store. */
  readonly cacheName: string;
  /** Where the list of them is; each file lies below its version and never changes there. */
  readonly manifestPath: string;
  readonly filePath: (version: string, name: Name) => string;
  /** Throws at anything else than such a list. */
  readonly readManifest: (list: unknown) => ModelManifest<Name>;
}

export const defineModelFiles = <const Names extends readonly [string, ...string[]]>(
  mount: `/${string}`,
  cacheName: string,
  names: Names,
): ModelFiles<Names[number]> => ({
  names,
  cacheName,
  manifestPath: `${mount}/manifest.json`,
  filePath: (version, name) => `${mount}/${version}/${name}`,
  readManifest: (list) => manifestSchema(names).parse(list),
});

export const totalBytes = ({ files }: ModelManifest<string>): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** For people: whole megabytes. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
