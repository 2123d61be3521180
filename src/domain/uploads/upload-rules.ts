import { uploadMessages } from '#domain/uploads/upload-messages.ts';

/** Spec 2 §5 and §9, and below the line what it leaves open. */
export const uploadLimits = {
  maxBytes: 50 * 1024 * 1024,
  assumedBitsPerSecond: 128_000,
  supported: 'MP3, WAV, FLAC, M4A',
  // Above this a file goes up in pieces and can pause; below it, one request is as good.
  resumableAbove: 1024 * 1024,
  // The size a hosted Supabase asks for.
  pieceBytes: 6 * 1024 * 1024,
  atOnce: 2,
  // The server forgets an upload nobody went on with.
  resumableForMs: 24 * 60 * 60 * 1000,
} as const;

export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

// Some systems have no type for these; the browser then gives an empty one.
const typesByExtension: ReadonlyMap<string, string> = new Map([
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['flac', 'audio/flac'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['weba', 'audio/webm'],
]);

/** Of letters and digits only: what else stands behind the last dot is no extension. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1] ?? '';

/** The type the file goes by. One the browser named is never replaced. */
export const audioTypeOf = ({ name, type }: Pick<FileFacts, 'name' | 'type'>): string =>
  type === '' ? (typesByExtension.get(extensionOf(name).toLowerCase()) ?? '') : type;

/** Why a file is skipped, by the rules of spec 2 §5 in their order; null for one that may go up. */
export const refusalOf = (file: FileFacts): string | null => {
  if (!/^audio\/./i.test(audioTypeOf(file))) return uploadMessages.notAudio(file.name);
  if (file.size > uploadLimits.maxBytes) return uploadMessages.tooLarge(file.name);
  return file.size === 0 ? uploadMessages.empty(file.name) : null;
};

/** Spec 2 §5: from the size, until somebody has decoded the file. */
export const estimatedSeconds = (bytes: number): number =>
  Math.round((bytes * 8) / uploadLimits.assumedBitsPerSecond);

/** Whether it goes up in pieces, which can pause and go on. */
export const isResumable = (bytes: number): boolean => bytes > uploadLimits.resumableAbove;
