import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { copiesKept, copyBucket } from '#domain/archive/kept-copies.ts';
import { partsHeader } from '#domain/archive/upload-parts.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect, type Connection } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

interface CopyRequest {
  readonly connection: Connection;
  /** Whether the files somebody uploaded come along. */
  readonly uploads: boolean;
  /** Which of its files, from 1. */
  readonly part: number;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

interface DownloadedCopy {
  readonly file: Blob;
  /** In how many files everything comes: uploads may be more than one can hold. */
  readonly parts: number;
}

const endMark = [0x50, 0x4b, 0x05, 0x06];
const endLength = 22;

/** A zip that broke off has no end. */
const isWhole = async (file: Blob): Promise<boolean> => {
  const end = new Uint8Array(await file.slice(-endLength).arrayBuffer());
  return endMark.every((byte, at) => end[at] === byte);
};

const counting = (onBytes: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
};

const tokenOf = async ({ backend }: Connection): Promise<string> => {
  const { data } = await backend.auth.getSession();
  if (data.session === null) throw new AppError('signed-out', 'You’re not signed in.');
  return data.session.access_token;
};

/** Everything, as it is made. The browser keeps a large one on disk. */
export const downloadCopy = async (request: CopyRequest): Promise<DownloadedCopy> => {
  const { connection, uploads, part, signal, onBytes } = request;
  const answer = await fetch('/functions/v1/archive-copy', {
    method: 'POST',
    headers: {
      apikey: connection.config.publishableKey,
      authorization: `Bearer ${await tokenOf(connection)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ uploads, part }),
    cache: 'no-store',
    signal,
  });
  if (!answer.ok || answer.body === null) {
    responseData({ data: null, error: { message: 'No copy came.' }, status: answer.status });
    throw new AppError('refused', 'No copy came.');
  }
  const bytes = await new Response(answer.body.pipeThrough(counting(onBytes))).blob();
  if (!(await isWhole(bytes))) throw new AppError('unreadable', 'The copy broke off.');
  const parts = Number(answer.headers.get(partsHeader) ?? 1);
  return { file: new Blob([bytes], { type: 'application/zip' }), parts: Number.isInteger(parts) ? parts : 1 };
};

const scheduleRow = z.nullable(
  z.object({
    every: z.enum(['week', 'month']),
    next_at: z.string(),
    last_at: z.nullable(z.string()),
    problem: z.nullable(z.string()),
  }),
);

export const copyScheduleQuery = queryOptions({
  queryKey: ['copy-schedule'],
  queryFn: async () => {
    const { backend } = await connect();
    const answer = await backend
      .from('copy_schedules')
      .select('every, next_at, last_at, problem')
      .maybeSingle();
    return scheduleRow.parse(responseData(answer));
  },
});

export interface KeptCopy {
  /** Its name in the bucket. */
  readonly path: string;
  readonly madeAt: string;
  readonly bytes: number;
}

const listed = z.array(
  z.object({ name: z.string(), created_at: z.string(), metadata: z.object({ size: z.number() }) }),
);

const ownFolder = async (): Promise<{ readonly folder: string; readonly backend: Connection['backend'] }> => {
  const { backend } = await connect();
  const { data } = await backend.auth.getSession();
  return { folder: data.session?.user.id ?? '', backend };
};

/** The newest first. */
export const keptCopiesQuery = queryOptions({
  queryKey: ['kept-copies'],
  queryFn: async (): Promise<readonly KeptCopy[]> => {
    const { folder, backend } = await ownFolder();
    const { data, error } = await backend.storage
      .from(copyBucket)
      .list(folder, { limit: copiesKept + 1, sortBy: { column: 'created_at', order: 'desc' } });
    if (error !== null) throw new AppError('unreachable', error.message, error);
    return listed.parse(data).map(({ name, created_at: madeAt, metadata }) => ({
      path: `${folder}/${name}`,
      madeAt,
      bytes: metadata.size,
    }));
  },
});

export const downloadKept = async ({ path }: KeptCopy): Promise<Blob> => {
  const { backend } = await connect();
  const { data, error } = await backend.storage.from(copyBucket).download(path);
  if (error !== null) throw new AppError('unreachable', error.message, error);
  return data;
};
