import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { canaryPrompt, collectFrom, settingOf, testPatience } from './ask-model.fixture.ts';
import { askForm, promptForForm } from './model-form.ts';
import type { ModelOptions, ModelPart, ModelQuestion, ModelSetting, ModelTool } from './model-question.ts';
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
const textOf = (parts: readonly ModelPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.delta : '')).join('');

const answering = (text: string): void => {
  server.answer = ({ say, finish }) => {
    say(text);
    finish();
  };
};

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
