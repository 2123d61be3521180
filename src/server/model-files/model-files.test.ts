import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { meaningFiles } from '#domain/memory/meaning/meaning-files.ts';
import { speechFiles } from '#domain/voice/speech-files.ts';
import { createMeaningFiles } from './meaning-files.ts';
import { createSpeechFiles } from './speech-files.ts';

describe.each([
  {
    what: '[VOICE-04] to understand speech',
    known: speechFiles,
    served: createSpeechFiles(),
    mount: '/speech',
  },
  {
    what: '[MEM-03] to find memories by meaning',
    known: meaningFiles,
    served: createMeaningFiles(),
    mount: '/memory-model',
  },
])('files that a device needs $what', ({ known, served, mount }) => {
  it('come with their checksums and never change at their address', async () => {
    const { version, files } = known.readManifest(await (await served.request('/manifest.json')).json());
    expect(files.map(({ name }) => name)).toEqual([...known.names]);
    const wasm = files.find(({ name }) => name === 'ort.wasm');
    const answer = await served.request(`${mount}/${version}/ort.wasm`.slice(mount.length));
    expect(answer.headers.get('content-type')).toBe('application/wasm');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.byteLength).toBe(wasm?.bytes);
    expect(createHash('sha256').update(body).digest('hex')).toBe(wasm?.sha256);
  });

  it.each(['/000000000000/ort.wasm', '/manifest.json/ort.wasm', '/x/../package.json', '/ort.wasm'])(
    'are nowhere else: %s answers 404',
    async (path) => {
      expect((await served.request(path)).status).toBe(404);
    },
  );
});

it('[MEM-03] the sentence model is the one that the bars were fitted with', async () => {
  const { files } = meaningFiles.readManifest(
    await (await createMeaningFiles().request('/manifest.json')).json(),
  );
  expect(files.find(({ name }) => name === 'model_quantized.onnx')?.sha256).toMatch(/^afdb6f1a/);
});
