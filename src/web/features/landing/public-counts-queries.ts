import { type PublicCounts, publicCountsOf } from '#domain/landing/public-counts.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { fetchConfig } from '#web/platform/backend/config.ts';

const timeoutMs = 10_000;

/** Asked without the backend client, which a visitor never loads. Once per visit: it is no ticker. */
export const readPublicCounts = loadOnce(async (): Promise<PublicCounts | null> => {
  const { publishableKey } = await fetchConfig();
  const answer = await fetch('/rest/v1/rpc/public_counts', {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return answer.ok ? publicCountsOf(await answer.json()) : null;
});
