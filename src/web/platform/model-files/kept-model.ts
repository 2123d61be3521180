import type { ModelFiles, ModelManifest } from '#domain/model-files/model-files.ts';

// Read by pages and by workers.

/** What is on this device, whole; null where something is missing. */
export const keptModel = async <Name extends string>(
  known: ModelFiles<Name>,
): Promise<ModelManifest<Name> | null> => {
  if (!(await caches.has(known.cacheName))) return null;
  const cache = await caches.open(known.cacheName);
  const answer = await cache.match(known.manifestPath);
  if (answer === undefined) return null;
  try {
    const manifest = known.readManifest(await answer.json());
    const found = await Promise.all(
      manifest.files.map(({ name }) => cache.match(known.filePath(manifest.version, name))),
    );
    return found.includes(undefined) ? null : manifest;
  } catch {
    return null;
  }
};

export const readModelFile = async <Name extends string>(
  known: ModelFiles<Name>,
  version: string,
  name: Name,
): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await (await caches.open(known.cacheName)).match(known.filePath(version, name));
  if (answer === undefined) throw new Error(`There is no ${name} on this device`);
  return new Uint8Array(await answer.arrayBuffer());
};

export const forgetModel = async (known: Pick<ModelFiles<string>, 'cacheName'>): Promise<void> => {
  await caches.delete(known.cacheName);
};
