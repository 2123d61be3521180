import { audioCacheLimits } from '#domain/player/player-limits.ts';
import { AppError } from '#web/platform/app-error.ts';

const tooLong = (): AppError => new AppError('unreachable', 'The track took too long to load.');

/**
 * A whole file. The timeout of spec 2 §9 is for a server that says nothing: a long file over a slow line may take its
 * time as long as something comes.
 */
export const download = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(tooLong()), audioCacheLimits.download);
  };
  try {
    wait();
    const answer = await fetch(url, { signal: AbortSignal.any([signal, own.signal]) });
    if (answer.status !== 200 || answer.body === null) {
      throw new AppError('refused', 'We couldn’t find the track.');
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      wait();
      bytes += value.byteLength;
      // One that is larger than everything we may keep is not kept.
      if (bytes > audioCacheLimits.bytes) {
        own.abort();
        throw new AppError('refused', 'The track is too large to save.');
      }
      parts.push(value);
    }
    const expected = Number(answer.headers.get('content-length') ?? bytes);
    if (expected !== bytes && answer.headers.get('content-encoding') === null) {
      throw new AppError('unreadable', 'The download stopped partway.');
    }
    return new Blob(parts, { type: answer.headers.get('content-type') ?? 'audio/mpeg' });
  } finally {
    clearTimeout(timer);
  }
};
