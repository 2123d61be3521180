import {
  speechCacheName,
  type SpeechFileName,
  speechFilePath,
  type SpeechManifest,
  speechManifestPath,
  speechManifestSchema,
} from '#domain/voice/speech-files.ts';

// Read by the page and by the worker.

const open = (): Promise<Cache> => caches.open(speechCacheName);

/** What is on this device, whole; null where something is missing. */
export const keptSpeech = async (): Promise<SpeechManifest | null> => {
  if (!(await caches.has(speechCacheName))) return null;
  const cache = await open();
  const answer = await cache.match(speechManifestPath);
  if (answer === undefined) return null;
  const parsed = speechManifestSchema.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) return null;
  const { version, files } = parsed.data;
  const found = await Promise.all(files.map(({ name }) => cache.match(speechFilePath(version, name))));
  return found.includes(undefined) ? null : parsed.data;
};

export const readSpeechFile = async (version: string, name: SpeechFileName): Promise<Uint8Array> => {
  const answer = await (await open()).match(speechFilePath(version, name));
  if (answer === undefined) throw new Error(`There is no ${name} on this device`);
  return new Uint8Array(await answer.arrayBuffer());
};

export const isSpeechFileKept = async (version: string, name: SpeechFileName): Promise<boolean> =>
  (await (await open()).match(speechFilePath(version, name))) !== undefined;

export const keepSpeechFile = async (
  version: string,
  name: SpeechFileName,
  body: Uint8Array<ArrayBuffer>,
): Promise<void> => (await open()).put(speechFilePath(version, name), new Response(body));

/** Last of all: with it the set is whole. Files of another version go. */
export const keepSpeechManifest = async (manifest: SpeechManifest): Promise<void> => {
  const cache = await open();
  await cache.put(speechManifestPath, Response.json(manifest));
  const wanted = new Set([
    speechManifestPath,
    ...manifest.files.map(({ name }) => speechFilePath(manifest.version, name)),
  ]);
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
};

export const forgetSpeech = async (): Promise<void> => {
  await caches.delete(speechCacheName);
};
