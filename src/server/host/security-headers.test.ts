import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { modelWorkerPolicy, pagePolicy } from '#domain/security/content-policy.ts';
import { securityHeaders } from '#server/host/security-headers.ts';

const headersOf = async (path: string, https: boolean): Promise<Headers> => {
  const app = new Hono();
  app.use(securityHeaders({ https }));
  app.get('*', (context) => context.text('x'));
  return (await app.request(path)).headers;
};

describe('[HEAD-01] headers', () => {
  it('tells a browser to stay with https for a year, where there is https', async () => {
    expect((await headersOf('/', true)).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await headersOf('/', false)).get('strict-transport-security')).toBeNull();
  });

  it('lets the workers with a model compile WebAssembly, and no page and no other script', async () => {
    expect((await headersOf('/', true)).get('content-security-policy')).toBe(pagePolicy);
    for (const worker of ['speech', 'memory']) {
      expect((await headersOf(`/assets/${worker}-worker-a1.js`, true)).get('content-security-policy')).toBe(
        modelWorkerPolicy,
      );
    }
    const other = await headersOf('/assets/analysis-worker-a1.js', true);
    expect(other.get('content-security-policy')).toBe(pagePolicy);
    expect((await headersOf('/assets/home-a1.js', true)).get('content-security-policy')).toBeNull();
  });

  it('lets no page be shown in a frame, by the header that older browsers know too', async () => {
    for (const path of ['/', '/tasks', '/auth/v1/callback', '/config.json']) {
      expect((await headersOf(path, false)).get('x-frame-options')).toBe('DENY');
    }
  });
});
