import { open } from 'node:fs/promises';

/** At most `limit` bytes of a file from `offset`, or undefined when there is no such file. */
export const readSlice = async (path: string, limit: number, offset = 0): Promise<string | undefined> => {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const buffer = Buffer.alloc(limit);
    const { bytesRead } = await file.read(buffer, 0, limit, offset);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
};

export const isErrno = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
