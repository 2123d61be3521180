import { createServer } from 'node:net';
import { once } from 'node:events';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { ModelFailure, ModelStopped } from './model-failure.ts';
import { askForm, promptForForm } from './model-form.ts';
import { streamModel } from './model.ts';
import type { ModelOptions, ModelPart, ModelQuestion, ModelSetting, ModelTool } from './model.ts';
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

const CANARY = 'canary-7f3a-my-private-words';
const setting = (more: Partial<ModelSetting> = {}): ModelSetting => ({
  baseUrl: server.url,
  host: new URL(server.url).host,
  model: 'small',
  key: 'sk-canary-key',
  structured: false,
  contextTokens: 4096,
  ...more,
});
const prompt = { system: 'Be brief.', text: `What about ${CANARY}?` };
const patience = { firstTokenMs: 5_000, idleMs: 5_000, totalMs: 20_000 };

const collect = async (
  question: Partial<ModelQuestion> = {},
  options: ModelOptions = {},
  of: ModelSetting = setting(),
): Promise<ModelPart[]> => {
  const parts: ModelPart[] = [];
  for await (const part of streamModel(of, { prompt, ...question }, { patience, ...options }))
    parts.push(part);
  return parts;
};
const textOf = (parts: readonly ModelPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.delta : '')).join('');
const failing = (reason: string) => ({ name: 'ModelFailure', reason });

describe('[FN-04] the connected model', () => {
  it('hands on the words as they come, and sends the key, the instructions and the question', async () => {
    server.answer = ({ say, finish }) => {
      say('In the ');
      say('bowl.');
      finish('stop', 31);
    };
    expect(await collect()).toEqual([
      { type: 'text', delta: 'In the ' },
      { type: 'text', delta: 'bowl.' },
      { type: 'done', cut: false, tokensRead: 31 },
    ]);
    expect(server.asked.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-canary-key',
      body: {
        model: 'small',
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.text },
        ],
      },
    });
  });

  it('sends no key where there is none', async () => {
    await collect({}, {}, setting({ key: undefined }));
    expect(server.asked.at(-1)?.authorization).toBeUndefined();
  });

  it('says when the model ran out of room for its answer', async () => {
    server.answer = ({ say, finish }) => {
      say('Half of an');
      finish('length');
    };
    expect((await collect()).at(-1)).toMatchObject({ type: 'done', cut: true });
  });

  it('speaks with a mock of the OpenAI interface, with a tool and two steps', async () => {
    const mock = new LLMock({ port: 0 });
    mock.addFixture({
      match: { userMessage: 'keys', hasToolResult: false },
      response: { toolCalls: [{ name: 'look', arguments: '{"for":"keys"}' }] },
    });
    mock.addFixture({
      match: { userMessage: 'keys', hasToolResult: true },
      response: { content: 'In the bowl.' },
    });
    await mock.start();
    try {
      const run = vi.fn<ModelTool['run']>().mockResolvedValue('bowl');
      const look: ModelTool = {
        name: 'look',
        description: 'Looks',
        input: z.object({ for: z.string() }),
        run,
      };
      const parts = await collect(
        { prompt: { system: 'Be brief.', text: 'Where are my keys?' }, tools: [look] },
        {},
        setting({ baseUrl: `${mock.url}/v1` }),
      );
      expect(run.mock.calls).toEqual([[{ for: 'keys' }]]);
      expect(parts[0]).toEqual({ type: 'tool', name: 'look', input: { for: 'keys' } });
      expect(textOf(parts)).toBe('In the bowl.');
    } finally {
      await mock.stop();
    }
  });
});

const counting = (): ModelTool & { readonly runs: unknown[] } => {
  const runs: unknown[] = [];
  return {
    name: 'look',
    description: 'Looks something up',
    input: z.object({ for: z.string() }),
    run: (input) => {
      runs.push(input);
      return Promise.resolve(`found ${runs.length}`);
    },
    runs,
  };
};

describe('[COACH-01] tools', () => {
  it('takes at most four steps, and offers no tool in the last one', async () => {
    const look = counting();
    const before = server.asked.length;
    server.answer = ({ call, say, finish }, body) => {
      if (body.tool_choice === 'none') {
        say('That is all I found.');
        finish();
        return;
      }
      call('look', '{"for":"more"}');
      finish('tool_calls');
    };
    const parts = await collect({ tools: [look] });
    expect(server.asked.length - before).toBe(modelLimits.steps);
    expect(look.runs).toHaveLength(modelLimits.steps - 1);
    expect(textOf(parts)).toBe('That is all I found.');
  });

  it('ends after four steps even where the server goes on calling tools', async () => {
    const look = counting();
    const before = server.asked.length;
    server.answer = ({ call, finish }) => {
      call('look', '{"for":"more"}');
      finish('tool_calls');
    };
    await collect({ tools: [look] });
    expect(server.asked.length - before).toBe(modelLimits.steps);
  });

  it.each([
    ['a tool that does not exist', 'delete_everything', '{"for":"x"}'],
    ['arguments of another form', 'look', '{"for":7}'],
    ['arguments that are not JSON', 'look', '{"for":'],
  ])('carries nothing out for %s, and lets the model go on', async (_what, name, input) => {
    const look = counting();
    server.answer = ({ call, say, finish }, _body, turn) => {
      if (turn === 0) {
        call(name, input);
        finish('tool_calls');
        return;
      }
      say('Then without it.');
      finish();
    };
    const parts = await collect({ tools: [look] });
    expect(look.runs).toEqual([]);
    expect(parts.some(({ type }) => type === 'tool')).toBe(false);
    expect(textOf(parts)).toBe('Then without it.');
  });

  it('does not tell the model what went wrong inside a tool', async () => {
    const secret = 'password=hunter2';
    const broken: ModelTool = { ...counting(), run: () => Promise.reject(new Error(secret)) };
    server.answer = ({ call, say, finish }, _body, turn) => {
      if (turn === 0) call('look', '{"for":"x"}');
      else say('Nothing.');
      finish(turn === 0 ? 'tool_calls' : 'stop');
    };
    await collect({ tools: [broken] });
    expect(JSON.stringify(server.asked.at(-1)?.body)).not.toContain(secret);
  });
});

describe('[COACH-01] an answer of a form', () => {
  const form = z.object({ animal: z.string(), legs: z.number() });
  const ask = (structured: boolean) => {
    const of = setting({ structured });
    return askForm(of, { prompt: promptForForm(prompt, form, of), form }, { patience });
  };
  const answering = (text: string): void => {
    server.answer = ({ say, finish }) => {
      say(text);
      finish();
    };
  };

  it('sends the form as a schema where the server takes one, and in words where it does not', async () => {
    answering('{"animal":"cat","legs":4}');
    expect(await ask(true)).toEqual({ animal: 'cat', legs: 4 });
    expect(server.asked.at(-1)?.body?.response_format).toMatchObject({ type: 'json_schema' });
    expect(await ask(false)).toEqual({ animal: 'cat', legs: 4 });
    expect(server.asked.at(-1)?.body?.response_format).toBeUndefined();
    expect(JSON.stringify(server.asked.at(-1)?.body?.messages)).toContain('JSON Schema');
  });

  it('finds the object in a fence and behind a sentence', async () => {
    answering('Here it is:\n```json\n{"animal":"ant","legs":6}\n```');
    expect(await ask(false)).toEqual({ animal: 'ant', legs: 6 });
  });

  it.each([
    '{"animal":"cat","legs":',
    '{"animal":"cat"}',
    'A cat has four legs.',
    '[]',
    '{"animal":"cat","legs":"4"}',
  ])('refuses %s', async (text) => {
    answering(text);
    await expect(ask(false)).rejects.toMatchObject(failing('broken'));
    await expect(ask(true)).rejects.toMatchObject(failing('broken'));
  });
});

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
    const brokenStream = () => {
      server.refuse = undefined;
      server.answer = ({ raw, finish }) => {
        raw(`data: {${CANARY}\n\n`);
        finish();
      };
    };
    for (const arrange of [...refusals, brokenStream]) {
      arrange();
      await collect({}, {}, setting({ structured: true })).catch((error: unknown) => thrown.push(error));
    }
    spies.forEach((spy) => spy.mockRestore());
    expect(printed).toEqual([]);
    expect(thrown).toHaveLength(5);
    for (const error of thrown) {
      expect(error).toBeInstanceOf(ModelFailure);
      const seen = `${String(error)} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))} ${(error as Error).stack}`;
      expect(seen).not.toContain('canary');
      expect((error as Error).cause).toBeUndefined();
    }
  });
});
