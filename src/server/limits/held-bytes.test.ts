import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { runForCaller } from '#server/engine/database/request-caller.ts';
import { createHeldBytes, limitHeldBytes } from './held-bytes.ts';

const network = '192.0.2.1';

const exchange = (
  headers: Readonly<Record<string, string>> = {},
  options: { readonly url?: string; readonly unread?: number } = {},
) => ({
  incoming: { url: options.url ?? '/rest/v1/tasks', headers },
  outgoing: Object.assign(new EventEmitter(), { writableLength: options.unread ?? 0 }),
});

describe('the bytes of a network that are in memory', () => {
  it('are those of the bodies that arrive and of the answers that nobody reads', () => {
    const held = createHeldBytes();
    const writing = held.add(network, exchange({ 'content-length': '1000' }));
    const unread = exchange({}, { unread: 500 });
    held.add(network, unread).read();
    expect(held.of(network)).toBe(1500);
    expect(held.of('192.0.2.2')).toBe(0);
    writing.read();
    expect(held.of(network)).toBe(500);
    unread.outgoing.emit('close');
    expect(held.of(network)).toBe(0);
  });

  it.each([
    ['a body without a length', { 'transfer-encoding': 'chunked' }, '/rest/v1/tasks', 4 * 1024 * 1024],
    [
      'a file',
      { 'content-length': '50000000', 'content-type': 'audio/mpeg' },
      '/storage/v1/object/a',
      65_536,
    ],
    ['a copy that is put back', { 'content-length': '500000000' }, '/functions/v1/archive-restore', 65_536],
    [
      'a list for the storage service',
      { 'content-length': '5000', 'content-type': 'application/json' },
      '/storage/v1/object/list/a',
      5000,
    ],
    ['nonsense', { 'content-length': 'nonsense' }, '/rest/v1/tasks', 0],
  ])('count %s as what it may take', (_, headers, url, bytes) => {
    const held = createHeldBytes();
    held.add(network, exchange(headers, { url }));
    expect(held.of(network)).toBe(bytes);
  });
});

const ask = (held: ReturnType<typeof createHeldBytes>, from: string) => {
  const app = new Hono();
  app.use((_, next) => runForCaller(from, next));
  app.use(limitHeldBytes(held, 1000));
  app.get('/', (context) => context.text('fine'));
  return app.request('/', {}, exchange());
};

describe('a network that has too much in memory', () => {
  it('is refused until it has read its answers, and nobody else is', async () => {
    const held = createHeldBytes();
    const unread = exchange({}, { unread: 1001 });
    held.add(network, unread);
    expect((await ask(held, network)).status).toBe(429);
    expect((await ask(held, '192.0.2.2')).status).toBe(200);
    unread.outgoing.emit('close');
    expect((await ask(held, network)).status).toBe(200);
  });
});
