import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { speechFileNames, speechFilePath, speechManifestSchema } from '#domain/voice/speech-files.ts';
import { createSpeechFiles } from './speech-files.ts';

const files = createSpeechFiles();
const below = (path: string): string => path.replace(/^\/speech/, '');

it('[VOICE-04] serves the files that a device needs to understand speech, with their checksums', async () => {
  const { version, files: listed } = speechManifestSchema.parse(
    await (await files.request('/manifest.json')).json(),
  );
  expect(listed.map(({ name }) => name)).toEqual([...speechFileNames]);
  const wasm = listed.find(({ name }) => name === 'ort.wasm');
  const answer = await files.request(below(speechFilePath(version, 'ort.wasm')));
  expect(answer.headers.get('content-type')).toBe('application/wasm');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.byteLength).toBe(wasm?.bytes);
  expect(createHash('sha256').update(body).digest('hex')).toBe(wasm?.sha256);
});

it.each(['/000000000000/ort.wasm', '/manifest.json/ort.wasm', '/x/../package.json', '/ort.wasm'])(
  'answers 404 at %s',
  async (path) => {
    expect((await files.request(path)).status).toBe(404);
  },
);
