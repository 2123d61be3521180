import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { assistantPreviewSchema, needsYesSchema } from '#domain/assistant/assistant-request.ts';
import type { Account } from '#server/testing/actors.ts';
import { eventsIn, openAssistant, textIn } from './assistant-calls.fixture.ts';
import type { OpenAssistant } from './assistant-calls.fixture.ts';

let here: OpenAssistant;
let ada: Account;
const CANARY = 'canary-purple-kettle';
const question = `What helps me with ${CANARY} letters?`;

beforeAll(async () => {
  here = await openAssistant();
});
afterAll(async () => here.stop());
beforeEach(async () => {
  here.logged.length = 0;
  here.turns.length = 0;
  here.models.refuse = undefined;
  here.models.answer = ({ say, finish }) => {
    say('Tea helps you ');
    say('with letters [m1].');
    finish();
  };
  await here.connect();
  ada = await here.person();
});

const list = async (who: Account) => {
  const { rows } = await here.adminQuery<{ outcome: string; sent: string; memory_ids: string[] }>(
    'select outcome, sent, memory_ids from public.ai_requests where user_id = $1 order by created_at',
    [who.id],
  );
  return rows;
};
const used = async (who: Account): Promise<number> => {
  const { rows } = await here.adminQuery<{ used: number }>(
    `select coalesce((select used from public.licence_usage where user_id = $1), 0)::int as used`,
    [who.id],
  );
  return rows[0]!.used;
};
const previewFor = async (who: Account, message = question) => {
  const answer = await here.call(who, { use: 'assistant', message, preview: true });
  return assistantPreviewSchema.parse(await answer.json());
};

describe('[COACH-01] a question to the assistant', () => {
  it('is answered word by word with what was said, cited by an id that was given', async () => {
    const id = await here.remember(ada, 'Tea helps me with letters.');
    const events = await here.ask(ada, question);
    expect(textIn(events)).toBe('Tea helps you with letters.');
    expect(events).toContainEqual({ type: 'cite', layer: 'semantic', id });
    expect(events.at(-1)).toEqual({ type: 'done' });
    const [line] = await list(ada);
    expect(line).toMatchObject({ outcome: 'answered', memory_ids: [id] });
    expect(here.turns).toEqual(['assistant', 'assistantAccount']);
  });

  it('cites nothing that was not given', async () => {
    here.models.answer = ({ say, finish }) => {
      say('So it is [m1] [m7].');
      finish();
    };
    const events = await here.ask(ada, question);
    expect(events.filter(({ type }) => type === 'cite')).toEqual([]);
    expect(textIn(events)).toBe('So it is.');
  });

  it('[MEM-01] leaves out what never leaves, and says how many', async () => {
    await here.remember(ada, 'Tea helps me with letters.');
    await here.remember(ada, 'The secret letters are in the attic.', { stays_here: true });
    const preview = await previewFor(ada);
    expect(preview.left_out).toBe(1);
    expect(preview.text).toContain('Tea helps me');
    expect(preview.text).not.toContain('attic');
    await here.ask(ada, question);
    expect(JSON.stringify(here.models.asked.at(-1))).not.toContain('attic');
  });

  it('sends exactly what the preview shows, and what stands in the list', async () => {
    await here.remember(ada, 'Tea helps me with letters.');
    const { text } = await previewFor(ada);
    const before = here.models.asked.length;
    await here.ask(ada, question);
    const messages = here.models.asked[before]?.body?.messages.map(({ content }) => content);
    expect(messages?.join('\n\n')).toBe(text);
    expect((await list(ada))[0]?.sent).toBe(text);
  });

  it('sends nothing for a preview, and counts nothing', async () => {
    const before = here.models.asked.length;
    await previewFor(ada);
    expect(here.models.asked).toHaveLength(before);
    expect([await used(ada), await list(ada)]).toEqual([0, []]);
  });

  it('sends only what the answer needs', async () => {
    await here.addTask(ada, 'Post the letters');
    await here.remember(ada, 'Plan my day with tea.');
    expect((await previewFor(ada)).text).not.toContain('Post the letters');
    const plan = await previewFor(ada, 'Plan my day');
    expect(plan.text).toContain('Post the letters');
    expect(plan.text).not.toContain('with tea');
  });
});

describe('[COACH-01] a yes before anything leaves', () => {
  it.each([
    ['ask', '{assistant}'],
    ['chosen', '{}'],
  ])('is asked for in the mode %s with %s shown, with the text', async (mode, shown) => {
    const bo = await here.person(mode, shown);
    const before = here.models.asked.length;
    const answer = await here.call(bo, { use: 'assistant', message: question });
    expect(answer.status).toBe(409);
    const { preview } = needsYesSchema.parse(await answer.json());
    expect(preview.text).toContain(question);
    expect(here.models.asked).toHaveLength(before);
    const yes = { confirmed: true, shown: preview.fingerprint };
    expect(textIn(await here.ask(bo, question, yes))).not.toBe('');
    // In the mode that asks, it asks again; otherwise once was enough.
    const again = await here.call(bo, { use: 'assistant', message: question });
    expect(again.status).toBe(mode === 'ask' ? 409 : 200);
    await again.text();
  });

  it('is asked for anew where the text became another', async () => {
    const bo = await here.person('ask');
    const { fingerprint } = await previewFor(bo);
    await here.remember(bo, 'Tea helps me with letters.');
    const answer = await here.call(bo, {
      use: 'assistant',
      message: question,
      confirmed: true,
      shown: fingerprint,
    });
    expect(answer.status).toBe(409);
    expect(await list(bo)).toEqual([]);
  });

  it('allows no look-ups on top of the text that was read', async () => {
    const bo = await here.person('ask');
    const { fingerprint: shown } = await previewFor(bo);
    await here.ask(bo, question, { confirmed: true, shown });
    const names = here.models.asked.at(-1)?.body?.tools?.map((tool) => tool.function.name);
    expect(names).toEqual(['propose_task', 'propose_memory', 'propose_session']);
  });
});

describe('[COACH-01] tools', () => {
  it('only suggest: the suggestion is shown, and nothing is written', async () => {
    here.models.answer = ({ say, call, finish }, _body, turn) => {
      if (turn === 0) {
        call('propose_task', JSON.stringify({ line: 'Call https://evil.example tomorrow' }));
        finish('tool_calls');
        return;
      }
      say('Here is a task.');
      finish();
    };
    const events = await here.ask(ada, question);
    expect(events).toContainEqual({
      type: 'proposal',
      proposal: { kind: 'task', line: 'Call [link removed] tomorrow' },
    });
    const { rowCount } = await here.adminQuery('select from public.tasks where user_id = $1', [ada.id]);
    expect(rowCount).toBe(0);
  });

  it('look up one’s own, and what was found stands in the list before it leaves', async () => {
    const id = await here.remember(ada, 'Rain calms me.');
    const cy = await here.person();
    await here.remember(cy, 'Rain is what Cy hates.');
    here.models.answer = ({ say, call, finish }, _body, turn) => {
      if (turn === 0) {
        call('look_up_memories', '{"question":"rain"}');
        finish('tool_calls');
        return;
      }
      say('Rain calms you [m1].');
      finish();
    };
    const events = await here.ask(ada, question);
    expect(events).toContainEqual({ type: 'cite', layer: 'semantic', id });
    const [line] = await list(ada);
    expect(line?.sent).toContain('Rain calms me.');
    expect(line?.sent).not.toContain('Cy hates');
  });

  it('end after four steps', async () => {
    const before = here.models.asked.length;
    here.models.answer = ({ call, say, finish }) => {
      say('Looking. ');
      call('look_up_tasks', '{}');
      finish('tool_calls');
    };
    await here.ask(ada, question);
    expect(here.models.asked.length - before).toBeLessThanOrEqual(4);
  });
});

describe('[COACH-01] answered here after all', () => {
  it.each([
    ['an error', (r: ServerResponse) => r.writeHead(500).end(CANARY), 'server_error'],
    ['429', (r: ServerResponse) => r.writeHead(429).end(CANARY), 'busy'],
    ['a page', (r: ServerResponse) => r.end('<html>'), 'cut_off'],
    ['nothing for too long', () => undefined, 'slow_start'],
  ])('where the model gives %s, and it is given back', async (_name, refuse, why) => {
    here.models.refuse = (response) => void refuse(response);
    const events = await here.ask(ada, question);
    expect(events).toEqual([{ type: 'fallback', why }, { type: 'done' }]);
    expect(await used(ada)).toBe(0);
    expect(await list(ada)).toMatchObject([{ outcome: 'failed' }]);
  });

  it('where JSON is broken, the line is cut, or the server is gone', async () => {
    here.models.answer = ({ say, raw, response }) => {
      say('Half.\n');
      raw('data: {broken\n\n');
      response.end();
    };
    expect(await here.ask(ada, question)).toContainEqual({ type: 'fallback', why: 'broken' });
    here.models.answer = ({ say, response }) => {
      say('Half.\n');
      response.destroy();
    };
    expect(await here.ask(ada, question)).toContainEqual({ type: 'fallback', why: 'cut_off' });
    await here.connect('http://127.0.0.1:9/v1');
    expect(await here.ask(ada, question)).toContainEqual({ type: 'fallback', why: 'unreachable' });
    expect(await used(ada)).toBe(0);
  });

  it('shows an answer that ran out of room with a sign of it', async () => {
    here.models.answer = ({ say, finish }) => {
      say('Tea helps you with');
      finish('length');
    };
    expect(textIn(await here.ask(ada, question))).toBe('Tea helps you with …');
  });

  it('where the model says nothing that may be shown', async () => {
    here.models.answer = ({ say, finish }) => {
      say('![](https://evil.example/x)');
      finish();
    };
    expect(await here.ask(ada, question)).toEqual([{ type: 'fallback', why: 'empty' }, { type: 'done' }]);
  });

  it.each([
    ['off', '{assistant}', 'off'],
    ['chosen', '{}', 'use_off'],
  ])('in the mode %s with %s', async (mode, uses, why) => {
    await here.adminQuery('update public.ai_settings set mode = $2, uses = $3 where user_id = $1', [
      ada.id,
      mode,
      uses,
    ]);
    const before = here.models.asked.length;
    expect(await here.ask(ada, question)).toEqual([{ type: 'fallback', why }, { type: 'done' }]);
    expect(here.models.asked).toHaveLength(before);
  });

  it('where it is for people and not for a model: nothing leaves', async () => {
    const before = here.models.asked.length;
    for (const message of ['I want to kill myself', 'Can I take double my dose of Ritalin?']) {
      expect(await here.ask(ada, message)).toEqual([{ type: 'fallback', why: 'care' }, { type: 'done' }]);
    }
    expect(here.models.asked).toHaveLength(before);
  });

  it('where no model is connected', async () => {
    await here.adminQuery('delete from public.ai_provider');
    expect(await here.ask(ada, question)).toEqual([
      { type: 'fallback', why: 'no_provider' },
      { type: 'done' },
    ]);
    const preview = await here.call(ada, { use: 'assistant', message: question, preview: true });
    expect(preview.status).toBe(409);
    const status = await here.call(ada, { status: true });
    expect(await status.json()).toEqual({ host: null, model: null });
  });
});

describe('[FN-04] the function itself', () => {
  it.each([
    {},
    { use: 'assistant' },
    { use: 'x', message: 'hi' },
    { use: 'assistant', message: 'x'.repeat(2001) },
    { use: 'assistant', message: 'a\u0000b' },
  ])('refuses a wrong body, %#', async (body) => {
    expect((await here.call(ada, body)).status).toBe(400);
  });

  it('stops the model when the reader leaves, and counts it', async () => {
    here.models.answer = async ({ say }) => say('One line.\n');
    const answer = await here.call(ada, { use: 'assistant', message: question });
    const reader = answer.body!.getReader();
    let heard = '';
    while (!heard.includes('One line')) heard += new TextDecoder().decode((await reader.read()).value);
    expect(eventsIn(heard)).toEqual([{ type: 'text', delta: 'One line.\n' }]);
    await reader.cancel();
    await vi.waitFor(async () => expect(await list(ada)).toMatchObject([{ outcome: 'stopped' }]));
    expect(await used(ada)).toBe(1);
  });

  it('tells the log nothing of what was asked or answered', async () => {
    const printed = vi
      .spyOn(console, 'error')
      .mockImplementation((...said) => void here.logged.push(JSON.stringify(said)));
    await here.remember(ada, `${CANARY} letters`);
    await here.ask(ada, question);
    here.models.refuse = (response) => response.writeHead(500).end(CANARY);
    await here.ask(ada, question);
    await here.ask(ada, `${CANARY}\0`);
    await here.call(ada, { use: 'assistant', message: { [CANARY]: CANARY } });
    printed.mockRestore();
    expect(here.logged.join('\n')).not.toContain('canary');
    expect(z.array(z.string()).parse(here.logged).length).toBeLessThan(3);
  });
});
