import { DetailedError, Upload } from 'tus-js-client';
import { stagingBucket } from '#domain/uploads/bucket-of-path.ts';
import { uploadLimits } from '#domain/uploads/upload-rules.ts';
import { type TransferError, transferErrorOf } from '#web/services/uploads/transfer-error.ts';

export interface Sending {
  readonly file: Blob;
  readonly path: string;
  readonly type: string;
  /** Where the server keeps what has arrived, from an earlier start; null for the first. */
  readonly url: string | null;
  readonly signal: AbortSignal;
  /** Asked before each request: an upload can outlive a token. */
  readonly token: () => Promise<string>;
  readonly onUrl: (url: string) => void;
  readonly onProgress: (sent: number) => void;
}

/** After a sleep, or on another network, a connection can be dead and nobody says so. */
const silenceMs = 45_000;

const reasonIn = (body: string): string => {
  const text = body.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text.length > 200 ? 'the server said no' : text;
};

const failureOf = (error: Error): TransferError => {
  if (!(error instanceof DetailedError)) return transferErrorOf(0, error.message);
  const answer = error.originalResponse;
  return transferErrorOf(answer?.getStatus() ?? 0, reasonIn(answer?.getBody() ?? ''));
};

/** Sends a file by TUS and goes on where an earlier start ended. Rejects with a TransferError, or the signal's reason. */
export const sendInPieces = async ({
  file,
  path,
  type,
  url,
  signal,
  token,
  ...tell
}: Sending): Promise<void> => {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const upload = new Upload(file, {
      endpoint: '/storage/v1/upload/resumable',
      uploadUrl: url,
      chunkSize: uploadLimits.pieceBytes,
      // When to try again is decided in one place, for every kind of upload.
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { bucketName: stagingBucket, objectName: path, contentType: type },
      onBeforeRequest: async (request) => {
        request.setHeader('authorization', `Bearer ${await token()}`);
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) tell.onUrl(upload.url);
      },
      onProgress: (sent) => {
        alive();
        tell.onProgress(sent);
      },
      onSuccess: () => {
        over.abort();
        resolve();
      },
      onError: (error) => {
        over.abort();
        reject(failureOf(error));
      },
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const give = (reason: unknown): void => {
      if (over.signal.aborted) return;
      over.abort();
      upload.abort().catch(() => undefined);
      reject(reason);
    };
    const alive = (): void => {
      clearTimeout(timer);
      if (!over.signal.aborted) timer = setTimeout(() => give(transferErrorOf(0, 'no answer')), silenceMs);
    };
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', () => give(signal.reason), { signal: over.signal });
    alive();
    upload.start();
  });
};

/** The server forgets what has arrived of an upload that is not wanted any more. It does so by itself after a day. */
export const dropPieces = async (url: string, token: () => Promise<string>): Promise<void> =>
  Upload.terminate(url, {
    retryDelays: null,
    onBeforeRequest: async (request) => {
      request.setHeader('authorization', `Bearer ${await token()}`);
    },
  });
