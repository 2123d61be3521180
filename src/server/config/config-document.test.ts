import { describe, expect, test } from 'vitest';
import { configDocument } from '#server/config/config-document.ts';

const speechOf = (url: string | undefined) =>
  configDocument({
    publishableKey: 'key',
    identity: { kind: 'local' },
    signups: true,
    speech: url === undefined ? undefined : { url, key: 'secret', model: 'm', timeoutMs: 6000 },
    phoneFactors: false,
    brand: false,
  }).speech;

describe('[LAND-04] the speech service in /config.json', () => {
  test.each([
    [undefined, null],
    ['https://speech.example/v1', 'speech.example'],
    ['https://speech.example:8443/a/b', 'speech.example:8443'],
    ['http://127.0.0.1:9000', '127.0.0.1:9000'],
  ])('names the speech service %s as %s', (url, service) => {
    expect(speechOf(url)).toEqual({ service });
  });

  test('reveals neither the key nor the path of the speech service', () => {
    expect(JSON.stringify(speechOf('https://speech.example/tenant-7'))).not.toMatch(/secret|tenant/);
  });
});
