import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { shareOrigins } from './share-origins.ts';

const home = 'https://pages.example';

const open = (origins: readonly string[]) => {
  const app = new Hono();
  app.use(shareOrigins(origins));
  app.options('*', (context) => context.body(null, 204, { 'tus-version': '1.0.0', allow: 'GET' }));
  app.get('*', (context) => context.text('rows'));
  return (method: string, headers: Record<string, string>): Promise<Response> =>
    Promise.resolve(app.request('http://kindling.example/rest/v1/tasks', { method, headers }));
};

describe('pages of other origins', () => {
  it('are answered before they ask, without the service', async () => {
    const answer = await open([home])('OPTIONS', {
      origin: home,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey',
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(home);
    expect(answer.headers.get('access-control-allow-headers')).toBe('apikey');
    expect(answer.headers.get('tus-version')).toBeNull();
  });

  it('get the service’s own answer to a plain OPTIONS, and may read its headers', async () => {
    const answer = await open([home])('OPTIONS', { origin: home });
    expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('allow')]).toEqual([
      204,
      '1.0.0',
      'GET',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(home);
    expect(answer.headers.get('access-control-expose-headers')).toContain('tus-version');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('that are not listed get no leave, and a client without an origin its answer', async () => {
    const ask = open([home]);
    const stranger = await ask('OPTIONS', { origin: 'https://elsewhere.example' });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    const plain = await ask('OPTIONS', {});
    expect([plain.headers.get('tus-version'), plain.headers.get('access-control-allow-origin')]).toEqual([
      '1.0.0',
      null,
    ]);
    expect((await ask('GET', { origin: 'https://elsewhere.example' })).headers.get('vary')).toContain(
      'Origin',
    );
  });

  it('are all welcome where the operator says so', async () => {
    const answer = await open(['*'])('OPTIONS', { origin: 'https://elsewhere.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
