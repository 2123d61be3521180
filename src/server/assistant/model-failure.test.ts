import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CANARY, canaryPrompt, collectFrom, settingOf, testPatience } from './ask-model.fixture.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { ModelFailure, ModelStopped } from './model-failure.ts';
import { streamModel } from './model.ts';
import type { ModelOptions, ModelPart, ModelQuestion, ModelSetting } from './model-question.ts';
import { startModelServer } from './model-server.fixture.ts';
import type { ModelServer } from './model-server.fixture.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.refuse = undefined;
});

const prompt = canaryPrompt;
const patience = testPatience;
const setting = (more: Partial<ModelSetting> = {}): ModelSetting => settingOf(server, more);
const collect = (
  question: Partial<ModelQuestion> = {},
  options: ModelOptions = {},
  of: ModelSetting = setting(),
): Promise<ModelPart[]> => collectFrom(of, question, options);
const failing = (reason: string) => ({ name: 'ModelFailure', reason });

const breakStream = (): void => {
  server.refuse = undefined;
  server.answer = ({ raw, finish }) => {
    raw(`data: {${CANARY}\n\n`);
    finish();
  };
};

describe('[FN-04] a model server that misbehaves', () => {
  const quick = { firstTokenMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

  it('gives up on a first word that does not come, though the line is kept alive', async () => {
    server.answer = ({ comment }) => comment();
    await expect(collect({}, { patience: { ...quick, firstTokenMs: 50 } })).rejects.toMatchObject(
      failing('slow_start'),
    );
  });

  it('gives up on an answer that goes quiet in the middle', async () => {
    server.answer = ({ say, comment }) => {
      say('And then ');
      comment();
    };
    await expect(collect({}, { patience: { ...quick, idleMs: 50 } })).rejects.toMatchObject(
      failing('went_quiet'),
    );
  });

  it('gives up on an answer that never ends', async () => {
    let talking: NodeJS.Timeout | undefined;
    server.answer = ({ say, response }) => {
      talking = setInterval(() => say('and '), 5);
      response.on('close', () => clearInterval(talking));
    };
    await expect(collect({}, { patience: { ...quick, totalMs: 80 } })).rejects.toMatchObject(
      failing('took_too_long'),
    );
    clearInterval(talking);
  });

  it('gives up on an answer that is too large', async () => {
    server.answer = ({ say, finish }) => {
      say('x'.repeat(5_000));
      finish();
    };
    const fetch = createGuardedFetch({ connectMs: 5_000, replyBytes: 2_000 });
    await expect(collect({}, { fetch })).rejects.toMatchObject(failing('too_much'));
  });

  it.each([
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [404, 'not_found'],
    [429, 'busy'],
    [500, 'server_error'],
    [503, 'server_error'],
    [302, 'redirected'],
    [307, 'redirected'],
    [308, 'redirected'],
  ])('tells a status of %i apart, and asks once', async (status, reason) => {
    const before = server.asked.length;
    server.refuse = (response) =>
      response
        .writeHead(status, { 'content-type': 'application/json', location: `${server.url}/elsewhere` })
        .end('{"error":{"message":"No"}}');
    await expect(collect()).rejects.toMatchObject(failing(reason));
    expect(server.asked.length - before).toBe(1);
  });

  it('tells a piece that is not JSON, a page, and an empty answer', async () => {
    server.answer = ({ raw, finish }) => {
      raw('data: {"choices":[{"delta":{"content":"Hal\n\n');
      finish();
    };
    await expect(collect()).rejects.toMatchObject(failing('broken'));
    server.answer = ({ finish }) => finish();
    await expect(collect()).rejects.toMatchObject(failing('broken'));
    server.refuse = (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    await expect(collect()).rejects.toBeInstanceOf(ModelFailure);
  });

  it('refuses a packed reply', async () => {
    server.refuse = (response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end('x');
    await expect(collect()).rejects.toMatchObject(failing('broken'));
  });

  it('tells an answer that was cut off, by a lost line and by an early end', async () => {
    server.answer = ({ say, response }) => {
      say('Half of ');
      setImmediate(() => response.destroy());
    };
    await expect(collect()).rejects.toMatchObject(failing('cut_off'));
    server.answer = ({ say, response }) => {
      say('Half of ');
      response.end();
    };
    await expect(collect()).rejects.toMatchObject(failing('cut_off'));
  });

  it('tells a dead port, a name that leads nowhere, and a server that never takes the call', async () => {
    const listener = createServer();
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    listener.close();
    await once(listener, 'close');
    const dead = setting({ baseUrl: `http://127.0.0.1:${port}/v1` });
    await expect(collect({}, {}, dead)).rejects.toMatchObject(failing('unreachable'));
    const nowhere = setting({ baseUrl: 'http://nowhere.invalid/v1' });
    await expect(collect({}, {}, nowhere)).rejects.toMatchObject(failing('unreachable'));
    // A lookup that never answers stands for a network that swallows everything.
    const fetch = createGuardedFetch({ connectMs: 50, replyBytes: 1_000, lookup: () => undefined });
    await expect(collect({}, { fetch }, nowhere)).rejects.toMatchObject(failing('unreachable'));
  });

  it('ends the question at the server when the person stops it, or stops reading', async () => {
    const closed: Promise<unknown>[] = [];
    server.answer = ({ say, response }) => {
      closed.push(once(response, 'close'));
      say('And so ');
    };
    const stopping = new AbortController();
    const parts = streamModel(setting(), { prompt, signal: stopping.signal }, { patience });
    await parts.next();
    stopping.abort();
    await expect(parts.next()).rejects.toBeInstanceOf(ModelStopped);
    const others = streamModel(setting(), { prompt }, { patience });
    await others.next();
    await others.return(undefined);
    await Promise.all(closed);
    expect(closed).toHaveLength(2);
  });

  it('asks nothing where it was stopped before it began', async () => {
    const before = server.asked.length;
    await expect(collect({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(ModelStopped);
    expect(server.asked.length).toBe(before);
  });
});

describe('[FN-04] what a question leaves behind', () => {
  it('prints nothing, and what it throws holds neither the question, nor the answer, nor the key', async () => {
    const printed: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...said) => void printed.push(said)),
    );
    const thrown: unknown[] = [];
    const refusals = [400, 401, 429, 500].map((status) => () => {
      server.refuse = (response) => response.writeHead(status).end(`{"error":{"message":"${CANARY}"}}`);
    });
    for (const arrange of [...refusals, breakStream]) {
      arrange();
      await collect({}, {}, setting({ structured: true })).catch((error: unknown) => thrown.push(error));
    }
    spies.forEach((spy) => spy.mockRestore());
    expect(printed).toEqual([]);
    expect(thrown).toHaveLength(5);
    for (const error of thrown) {
      if (!(error instanceof ModelFailure)) throw new Error('Something else was thrown');
      const own = JSON.stringify(Object.getOwnPropertyDescriptors(error));
      expect(`${String(error)} ${own} ${error.stack}`).not.toContain('canary');
      expect(error.cause).toBeUndefined();
    }
  });
});
