import { parseSearchIndex, type SearchIndex } from '#domain/search/search-index.ts';
import { AppError } from '#web/platform/app-error.ts';

const patience = 15_000;

const fetchIndex = async (): Promise<SearchIndex> => {
  const response = await fetch('/search-index.json', { signal: AbortSignal.timeout(patience) }).catch(
    (cause: unknown) => {
      throw new AppError('unreachable', 'The search could not be reached.', cause);
    },
  );
  if (!response.ok) throw new AppError('refused', 'The search did not answer as expected.');
  const index = parseSearchIndex(await response.json().catch(() => null));
  if (index === null) throw new AppError('unreadable', 'The search index could not be read.');
  return index;
};

let loading: Promise<SearchIndex> | null = null;

/** Once for a visit; after a failure the next call tries again. */
export const loadSearchIndex = (): Promise<SearchIndex> => {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
