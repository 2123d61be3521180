import type { ModelFiles, ModelManifest } from '#domain/model-files/model-files.ts';
import { fetchJson } from '#web/platform/backend/fetch-json.ts';

export const offeredModel = async <Name extends string>(
  known: ModelFiles<Name>,
): Promise<ModelManifest<Name>> => known.readManifest(await fetchJson(known.manifestPath, 'the server'));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** No more than was promised is ever read, and nothing else than what was promised is ever kept. */
const fetchWhole = async (
  url: string,
  file: ModelManifest<string>['files'][number],
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetch(url, { signal });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  const whole = new Uint8Array(file.bytes);
  let length = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.byteLength > file.bytes) {
      await reader.cancel();
      throw new Error(`${file.name} is longer than it should be`);
    }
    whole.set(part.value, length);
    length += part.value.byteLength;
    onBytes(length);
  }
  if (length !== file.bytes || hexOf(await crypto.subtle.digest('SHA-256', whole)) !== file.sha256) {
    throw new Error(`${file.name} did not arrive whole`);
  }
  return whole;
};

/** Last of all comes the list: with it the set is whole. Files of another version go. */
const keepManifest = async <Name extends string>(
  cache: Cache,
  known: ModelFiles<Name>,
  manifest: ModelManifest<Name>,
): Promise<void> => {
  await cache.put(known.manifestPath, Response.json(manifest));
  const wanted = new Set([
    known.manifestPath,
    ...manifest.files.map(({ name }) => known.filePath(manifest.version, name)),
  ]);
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
};

/** Goes on where it was stopped, file by file. */
export const downloadModel = async <Name extends string>(
  known: ModelFiles<Name>,
  signal: AbortSignal,
  onProgress: (receivedBytes: number) => void,
): Promise<ModelManifest<Name>> => {
  const manifest = await offeredModel(known);
  const cache = await caches.open(known.cacheName);
  let before = 0;
  for (const file of manifest.files) {
    signal.throwIfAborted();
    const path = known.filePath(manifest.version, file.name);
    if ((await cache.match(path)) === undefined) {
      const start = before;
      const body = await fetchWhole(path, file, signal, (count) => onProgress(start + count));
      await cache.put(path, new Response(body));
    }
    before += file.bytes;
    onProgress(before);
  }
  await keepManifest(cache, known, manifest);
  return manifest;
};
