import { queryOptions } from '@tanstack/react-query';
import { type Brand, brandOf } from '#domain/white-label/brand-answer.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';
import { fetchJson } from '#web/platform/backend/fetch-json.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const hourMs = 3_600_000;

/** By its first word it goes when somebody signs out. */
const keptUnder = (userId: string): string => `user_brand_${userId}`;

/** As it was the last time: for a page that is opened without a network, and at once with one. */
const kept = (userId: string): Brand | null | undefined => {
  const text = localStore.read(keptUnder(userId));
  try {
    return text === null ? undefined : brandOf(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** What the licence of whoever is signed in shows; null for Kindling's own. */
export const brandQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: ['brand', userId],
    queryFn: async () => {
      const brand = brandOf(
        functionResponseData(await backend.functions.invoke<unknown>('brand', { method: 'GET' })),
      );
      localStore.write(keptUnder(userId), JSON.stringify({ brand }));
      return brand;
    },
    initialData: () => kept(userId),
    // Shown at once, and asked for when the app is opened.
    initialDataUpdatedAt: 0,
    staleTime: hourMs,
  });

/** What somebody sees who is about to sign in. */
export const readVisitorBrand = async (): Promise<Brand | null> =>
  brandOf(await fetchJson('/functions/v1/brand', 'Kindling'));
