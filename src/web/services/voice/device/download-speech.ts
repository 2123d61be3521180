import {
  speechFilePath,
  type SpeechManifest,
  speechManifestPath,
  speechManifestSchema,
} from '#domain/voice/speech-files.ts';
import { fetchJson } from '#web/platform/backend/fetch-json.ts';
import { isSpeechFileKept, keepSpeechFile, keepSpeechManifest } from './speech-cache.ts';

export const offeredSpeech = async (): Promise<SpeechManifest> =>
  speechManifestSchema.parse(await fetchJson(speechManifestPath, 'the server'));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** No more than was promised is ever read, and nothing else than what was promised is ever kept. */
const fetchWhole = async (
  url: string,
  file: SpeechManifest['files'][number],
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

/** Goes on where it was stopped, file by file. */
export const downloadSpeech = async (
  signal: AbortSignal,
  onProgress: (receivedBytes: number) => void,
): Promise<SpeechManifest> => {
  const manifest = await offeredSpeech();
  let before = 0;
  for (const file of manifest.files) {
    signal.throwIfAborted();
    if (!(await isSpeechFileKept(manifest.version, file.name))) {
      const start = before;
      const body = await fetchWhole(speechFilePath(manifest.version, file.name), file, signal, (count) =>
        onProgress(start + count),
      );
      await keepSpeechFile(manifest.version, file.name, body);
    }
    before += file.bytes;
    onProgress(before);
  }
  await keepSpeechManifest(manifest);
  return manifest;
};
