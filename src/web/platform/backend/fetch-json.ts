import { AppError } from '#web/platform/app-error.ts';

const timeoutMs = 15_000;

/** A document of the host, still unparsed; null where it is no JSON. `who` begins the sentence about a failure. */
export const fetchJson = async (path: string, who: string, comfort = ''): Promise<unknown> => {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new AppError('unreachable', `${who} could not be reached.${comfort}`, cause);
  });
  if (!response.ok) throw new AppError('refused', `${who} did not answer as expected.${comfort}`);
  return response.json().catch(() => null);
};
