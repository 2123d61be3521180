import { outcomeOfStatus, ProbeFailure } from './probe-failure.ts';

const MOST_BYTES = 256 * 1024;

interface Asked {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: URLSearchParams;
}

/** Follows nobody elsewhere: a key goes to the one it is for. */
export const fetchAnswer = async (url: URL | string, asked: Asked): Promise<Response> => {
  const answer = await fetch(url, { redirect: 'manual', ...asked });
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    throw new ProbeFailure('unexpected');
  }
  return answer;
};

export const readJson = async (answer: Response): Promise<unknown> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES) throw new ProbeFailure('unexpected');
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    throw new ProbeFailure('unexpected');
  }
};

export const fetchJson = async (url: URL | string, asked: Asked): Promise<unknown> => {
  const answer = await fetchAnswer(url, asked);
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new ProbeFailure(outcomeOfStatus(answer.status));
  }
  return readJson(answer);
};
