/** The files on the disk of this device, so that a known track plays without a network. Never throws. */
export interface KeptFiles {
  readonly list: () => Promise<
    readonly { readonly url: string; readonly bytes: number; readonly keptAt: number }[]
  >;
  readonly read: (url: string) => Promise<Blob | null>;
  readonly write: (url: string, blob: Blob, now: number) => Promise<void>;
  readonly remove: (url: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

// Not one of the names the service worker sweeps away with a new version.
const name = 'tracks-on-this-device';
const keptAtHeader = 'x-kept-at';

const quietly = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    // Plain http from another computer at home has no cache of this kind.
    return 'caches' in globalThis ? await work() : otherwise;
  } catch {
    return otherwise;
  }
};

const numberIn = (answer: Response, header: string): number => Number(answer.headers.get(header) ?? 0) || 0;

export const keptFiles: KeptFiles = {
  list: async () =>
    quietly(async () => {
      const cache = await caches.open(name);
      const answers = await Promise.all(
        (await cache.keys()).map(async ({ url }) => ({ url, answer: await cache.match(url) })),
      );
      return answers.flatMap(({ url, answer }) =>
        answer === undefined
          ? []
          : [
              {
                url: new URL(url).pathname,
                bytes: numberIn(answer, 'content-length'),
                keptAt: numberIn(answer, keptAtHeader),
              },
            ],
      );
    }, []),
  read: async (url) =>
    quietly(async () => {
      const answer = await (await caches.open(name)).match(url);
      return answer === undefined ? null : answer.blob();
    }, null),
  write: async (url, blob, now) =>
    quietly(async () => {
      const headers = {
        'content-type': blob.type,
        'content-length': String(blob.size),
        [keptAtHeader]: String(now),
      };
      await (await caches.open(name)).put(url, new Response(blob, { headers }));
    }, undefined),
  remove: async (url) =>
    quietly(async () => {
      await (await caches.open(name)).delete(url);
    }, undefined),
  clear: async () =>
    quietly(async () => {
      await caches.delete(name);
    }, undefined),
};
