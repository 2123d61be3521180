import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createSealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import { createLogger } from '#server/observability/logger.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { answerWithModel, connectedModel, formWithModel, previewOf } from './answer-with-model.ts';
import type { AnswerPart, Asked, LookUpTool, ModelDeps } from './answer-with-model.ts';
import { startModelServer } from './model-server.fixture.ts';
import type { ModelServer } from './model-server.fixture.ts';

let open: OpenDatabase;
let server: ModelServer;
let owner: Account;
const logged: string[] = [];
const logger = createLogger({ level: 'info', destination: { write: (line) => void logged.push(line) } });
const box = createSealedBox(randomBytes(32));
const CANARY = 'canary-private-words';

beforeAll(async () => {
  open = await openDatabase();
  server = await startModelServer();
});
afterAll(async () => {
  await server.stop();
  await open.close();
});
beforeEach(async () => {
  logged.length = 0;
  server.refuse = undefined;
  server.answer = ({ say, finish }) => {
    say('In the ');
    say('bowl.');
    finish();
  };
  owner = await createAccount(open.adminQuery);
  await open.adminQuery(`insert into public.licences (user_id, tier) values ($1, 'free')`, [owner.id]);
  await open.adminQuery(
    `insert into public.ai_settings (user_id, mode, uses) values ($1, 'chosen', '{assistant,review}')`,
    [owner.id],
  );
  await open.adminQuery(
    `insert into public.ai_provider (preset, base_url, model) values ('custom', $1, 'small')
     on conflict (only_row) do update set base_url = excluded.base_url, monthly_cap = null, structured = false`,
    [server.url],
  );
});

/** However slow the machine is, a server that answers is not taken for one that does not. */
const patience = { firstTokenMs: 60_000, idleMs: 60_000, totalMs: 120_000 };
const deps = (more: Partial<ModelDeps> = {}): ModelDeps => ({
  db: open.db,
  box,
  logError: (message, cause) => logger.error(message, { cause }),
  options: { patience },
  ...more,
});
const prompt = { system: 'Answer from what is given.', text: `${CANARY}: where are my keys?` };
const collect = async (more: Partial<Asked> = {}, of: ModelDeps = deps()): Promise<AnswerPart[]> => {
  const parts: AnswerPart[] = [];
  for await (const part of answerWithModel(
    of,
    { actor: owner.actor, userId: owner.id },
    {
      use: 'assistant',
      prompt,
      memoryIds: [],
      ...more,
    },
  )) {
    parts.push(part);
  }
  return parts;
};
const kept = async () => {
  const { rows } = await open.adminQuery<{
    used: number;
    lines: { outcome: string; sent: string; host: string }[];
  }>(
    `select coalesce((select used from public.licence_usage where user_id = $1), 0)::int as used,
       (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from public.ai_requests r
        where r.user_id = $1) as lines`,
    [owner.id],
  );
  return rows[0]!;
};

describe('[COACH-01] an answer of the connected model', () => {
  it('is counted, and what left stands word for word in the person’s list', async () => {
    expect(await collect()).toEqual([
      { type: 'text', delta: 'In the ' },
      { type: 'text', delta: 'bowl.' },
      { type: 'done', cut: false, tokensRead: 12 },
    ]);
    const { used, lines } = await kept();
    expect(used).toBe(1);
    expect(lines).toMatchObject([{ outcome: 'answered', host: new URL(server.url).host, model: 'small' }]);
    const setting = await connectedModel(deps());
    expect(lines[0]?.sent).toBe(previewOf({ prompt }, setting!));
    const messages = server.asked.at(-1)?.body?.messages.map(({ content }) => content);
    expect(messages?.join('\n\n')).toBe(lines[0]?.sent);
  });

  it.each([
    ['an error', () => void (server.refuse = (response) => response.writeHead(500).end()), 'server_error'],
    ['too many requests', () => void (server.refuse = (response) => response.writeHead(429).end()), 'busy'],
    ['no first word', () => void (server.answer = () => undefined), 'slow_start', { firstTokenMs: 300 }],
    [
      'silence in the middle',
      () => void (server.answer = ({ say }) => say('And ')),
      'went_quiet',
      { idleMs: 300 },
    ],
    [
      'half of an answer',
      () =>
        void (server.answer = ({ say, response }) => {
          say('Half');
          response.end();
        }),
      'cut_off',
    ],
  ])(
    'is given back before it says that %s came',
    async (_what, arrange, reason, short?: Partial<typeof patience>) => {
      arrange();
      let usedThen = -1;
      const parts: AnswerPart[] = [];
      const asker = { actor: owner.actor, userId: owner.id };
      const hasty = deps({ options: { patience: { ...patience, ...short } } });
      for await (const part of answerWithModel(hasty, asker, { use: 'assistant', prompt, memoryIds: [] })) {
        parts.push(part);
        if (part.type === 'failed') usedThen = (await kept()).used;
      }
      expect(parts.at(-1)).toEqual({ type: 'failed', reason });
      expect(usedThen).toBe(0);
      expect(await kept()).toMatchObject({ used: 0, lines: [{ outcome: 'failed', given_back: true }] });
    },
  );

  it('can be tried again as often as it fails, and five times where five are held', async () => {
    server.refuse = (response) => response.writeHead(503).end();
    for (let times = 0; times < 7; times += 1) await collect();
    server.refuse = undefined;
    for (let times = 0; times < 5; times += 1) {
      expect((await collect()).at(-1)).toMatchObject({ type: 'done' });
    }
    const before = server.asked.length;
    expect(await collect()).toEqual([{ type: 'refused', reason: 'plan_used_up' }]);
    expect(server.asked.length).toBe(before);
  });

  it('leaves nothing to the model where it is off, not chosen, or nothing is connected', async () => {
    const before = server.asked.length;
    expect(await collect({ use: 'breakdown' })).toEqual([{ type: 'refused', reason: 'use_off' }]);
    await open.adminQuery(`update public.ai_settings set mode = 'off' where user_id = $1`, [owner.id]);
    expect(await collect()).toEqual([{ type: 'refused', reason: 'off' }]);
    await open.adminQuery('delete from public.ai_provider');
    expect(await collect()).toEqual([{ type: 'refused', reason: 'no_provider' }]);
    expect(server.asked.length).toBe(before);
    expect(await kept()).toEqual({ used: 0, lines: [] });
  });

  it('does not go to an address that is refused, though it stands in the table', async () => {
    await open.adminQuery(`update public.ai_provider set base_url = 'http://169.254.169.254/v1'`);
    expect(await collect()).toEqual([{ type: 'refused', reason: 'no_provider' }]);
  });

  it('sends nothing that is too long for the list', async () => {
    const long = { system: 's', text: 'x'.repeat(70_000) };
    expect(await collect({ prompt: long })).toEqual([{ type: 'failed', reason: 'too_much' }]);
    expect(await kept()).toEqual({ used: 0, lines: [] });
  });

  it('counts what the person stopped, whether by the button or by leaving', async () => {
    server.answer = ({ say }) => say('And so ');
    const stopping = new AbortController();
    const asker = { actor: owner.actor, userId: owner.id };
    const asked = { use: 'assistant', prompt, memoryIds: [] } as const;
    const parts = answerWithModel(deps(), asker, { ...asked, signal: stopping.signal });
    await parts.next();
    stopping.abort();
    expect((await parts.next()).value).toEqual({ type: 'stopped' });
    await parts.return(undefined);
    const others = answerWithModel(deps(), asker, asked);
    await others.next();
    await others.return(undefined);
    expect(await kept()).toMatchObject({ used: 2, lines: [{ outcome: 'stopped' }, { outcome: 'stopped' }] });
  });
});

const look = (text: string, memoryIds: readonly string[] = []): LookUpTool => ({
  name: 'look',
  description: 'Looks',
  input: z.object({}),
  run: () => Promise.resolve({ text, memoryIds }),
});
const callOnce = (): void => {
  server.answer = ({ call, say, finish }, _body, turn) => {
    if (turn === 0) call('look', '{}');
    else say('Found.');
    finish(turn === 0 ? 'tool_calls' : 'stop');
  };
};

describe('[COACH-01] what tools find', () => {
  it('is written into the list before it leaves', async () => {
    callOnce();
    const id = '7d4df3f6-0f0c-4d4c-9f5f-0a4c7d8f1a11';
    await collect({ tools: [look('The bowl by the door', [id])] });
    const [line] = (await kept()).lines;
    expect(line).toMatchObject({ outcome: 'answered', memory_ids: [id] });
    expect(line?.sent).toContain('[look]\nThe bowl by the door');
    expect(JSON.stringify(server.asked.at(-1)?.body?.messages)).toContain('The bowl by the door');
  });

  it('does not leave where it cannot be written down any more', async () => {
    callOnce();
    const tool: LookUpTool = {
      ...look(''),
      run: async () => {
        await open.db.tx(owner.actor, (query) => query('delete from public.ai_requests'));
        return { text: 'The bowl by the door' };
      },
    };
    expect((await collect({ tools: [tool] })).at(-1)).toMatchObject({ type: 'done' });
    expect(JSON.stringify(server.asked.at(-1)?.body?.messages)).not.toContain('bowl');
  });
});

/** The review is a part of Pro. */
const openPlan = () =>
  open.adminQuery(`update public.licences set tier = 'pro' where user_id = $1`, [owner.id]);

describe('[COACH-01] an answer of a form, counted', () => {
  const form = z.object({ step: z.string() });
  const ask = () =>
    formWithModel(
      deps(),
      { actor: owner.actor, userId: owner.id },
      { use: 'review', prompt, memoryIds: [], form },
    );

  it('is no part of the free plan', async () => {
    expect(await ask()).toEqual({ type: 'refused', reason: 'not_in_plan' });
    expect((await kept()).lines).toEqual([]);
  });

  it('is answered, and the words about the form stand in the list too', async () => {
    await openPlan();
    server.answer = ({ say, finish }) => {
      say('{"step":"Open the door"}');
      finish();
    };
    expect(await ask()).toEqual({ type: 'answered', value: { step: 'Open the door' } });
    const { used, lines } = await kept();
    expect([used, lines[0]?.outcome]).toEqual([1, 'answered']);
    expect(lines[0]?.sent).toContain('JSON Schema');
  });

  it('is given back where the form is another', async () => {
    await openPlan();
    expect(await ask()).toEqual({ type: 'failed', reason: 'broken' });
    expect(await kept()).toMatchObject({ used: 0, lines: [{ outcome: 'failed' }] });
  });
});

describe('[FN-04] what the host says about a question', () => {
  it('is nothing of the question, whatever goes wrong', async () => {
    const printed = vi
      .spyOn(console, 'error')
      .mockImplementation((...said) => void logged.push(JSON.stringify(said)));
    server.refuse = (response) => response.writeHead(500).end(CANARY);
    await collect();
    await collect({ memoryIds: Array.from({ length: 201 }, () => owner.id) }).catch((error: unknown) =>
      logger.error('failed', { cause: error }),
    );
    await collect({ prompt: { system: 's', text: `${CANARY}\0` } }).catch((error: unknown) =>
      logger.error('failed', { cause: error }),
    );
    // The database goes away in the middle of it.
    let calls = 0;
    const shaky: ModelDeps['db'] = {
      tx: (...given) => {
        calls += 1;
        return calls > 2 ? Promise.reject(new Error('gone')) : open.db.tx(...given);
      },
    };
    server.refuse = undefined;
    await collect({}, deps({ db: shaky }));
    printed.mockRestore();
    expect(logged).toHaveLength(3);
    expect(logged.join('\n')).not.toContain('canary');
  });
});
