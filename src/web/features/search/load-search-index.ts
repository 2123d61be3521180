import { parseSearchIndex, type SearchIndex } from '#domain/search/search-index.ts';
import { AppError } from '#web/platform/app-error.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { fetchJson } from '#web/platform/backend/fetch-json.ts';

const fetchIndex = async (): Promise<SearchIndex> => {
  const index = parseSearchIndex(await fetchJson('/search-index.json', 'the server'));
  if (index === null) throw new AppError('unreadable', 'The search index couldn’t be loaded.');
  return index;
};

/** Once for a visit. */
export const loadSearchIndex = loadOnce(fetchIndex);
