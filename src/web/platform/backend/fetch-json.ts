import { AppError } from '#web/platform/app-error.ts';

const timeoutMs = 15_000;

/** A document of the host, still unparsed; null where it is no JSON. `who` stands in the sentence about a failure. */
export const fetchJson = async (path: string, who: string, comfort = ''): Promise<unknown> => {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new AppError('unreachable', `We couldn’t reach ${who}.${comfort}`, cause);
  });
  if (!response.ok) throw new AppError('refused', `We got an unexpected answer from ${who}.${comfort}`);
  return response.json().catch(() => null);
};
