import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMemoryRow } from '#domain/memory/memory-row.ts';
import { startModelServer } from '#server/assistant/model-server.fixture.ts';
import type { ModelServer } from '#server/assistant/model-server.fixture.ts';
import { startHostProcess } from '#server/testing/host-process.ts';
import type { HostProcess } from '#server/testing/host-process.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';

const publishableKey = 'sb_publishable_for_quiet_logs_0123456789';
const canary = 'canary';
const word = (what: string): string => `${canary}-${what}`;

let data: string;
let host: HostProcess;
let models: ModelServer;
let admin: SignedIn;
let person: SignedIn;
/** What each step answered, so that none of them is a test of nothing. */
const answers = new Map<string, number>();

beforeAll(async () => {
  data = await mkdtemp(path.join(quickFolder(), 'kindling-quiet-'));
  models = await startModelServer();
  models.answer = ({ say, finish }) => {
    say(`${word('answer')} helps you [m1].`);
    finish();
  };
  host = await startHostProcess({
    KINDLING_DATA: data,
    PUBLISHABLE_KEY: publishableKey,
    LOG_LEVEL: 'info',
    AUTH_RATE_FACTOR: '1000',
  });
  const server = { url: host.url, publishableKey };
  // The first account of a local installation.
  admin = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  person = await signIn(server, { email: 'bo@example.org', name: 'Bo' });
});
afterAll(async () => {
  await models.stop();
  await host.end('SIGTERM');
  await rm(data, { recursive: true, force: true });
});

const send = async (
  name: string,
  who: SignedIn,
  where: string,
  body: unknown,
  method = 'POST',
): Promise<string> => {
  const answer = await fetch(`${host.url}${where}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${who.session.access_token}`,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  answers.set(name, answer.status);
  return answer.text();
};

const provider = (more: object) => ({
  preset: 'custom',
  baseUrl: models.url,
  model: 'small',
  structured: false,
  contextTokens: 1024,
  monthlyCap: null,
  personCap: null,
  key: `sk-${word('key')}-1234567890`,
  ...more,
});

/** Everything the machine wrote down: both streams of the host, and the logs of its database. */
const everythingLogged = async (): Promise<string> => {
  const files = await readdir(data, { recursive: true, withFileTypes: true });
  const logs = files.filter((file) => file.isFile() && /\.(?:log|csv|err)$|^logfile/u.test(file.name));
  const texts = await Promise.all(
    logs.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  );
  expect(logs.length).toBeGreaterThan(0);
  return [host.said(), host.complained(), ...texts].join('\n');
};

describe('[COACH-01] what the host writes into its log', () => {
  it('a key of a model is saved, listed with, tested and refused', async () => {
    await send('save', admin, '/functions/v1/ai-provider', provider({ action: 'save' }));
    await send('models', admin, '/functions/v1/ai-provider', {
      action: 'models',
      baseUrl: models.url,
      key: word('key'),
    });
    await send('test', admin, '/functions/v1/ai-provider', { action: 'test' });
    const refused = provider({ action: 'save', baseUrl: `http://169.254.169.254/${word('address')}` });
    await send('bad address', admin, '/functions/v1/ai-provider', refused);
    await send('not an admin', person, '/functions/v1/ai-provider', provider({ action: 'save' }));
    expect(Object.fromEntries(answers)).toMatchObject({
      save: 200,
      models: 200,
      test: 200,
      'bad address': 400,
      'not an admin': 403,
    });
    expect(models.asked.some(({ authorization }) => authorization?.includes(canary))).toBe(true);
  });

  it('a memory and a goal are kept, and refused where they are too long or no such thing', async () => {
    await send('memory on', person, '/rest/v1/memory_settings', { enabled: true });
    const said = {
      layer: 'semantic',
      about: word('about'),
      sentence: `${word('memory')} helps with letters`,
    } as const;
    const fields = { ...said, source: 'chat', sourceId: null, tags: [word('tag')], importance: 3 } as const;
    const memory = newMemoryRow({ ...fields, quote: word('quote'), saidAt: null });
    await send('memory', person, '/rest/v1/rpc/store_memory', { p_layer: 'semantic', p_memory: memory });
    const long = word('long').repeat(2000);
    const tooLong = { p_layer: 'semantic', p_memory: { ...memory, fact: long, tags: long } };
    await send('memory too long', person, '/rest/v1/rpc/store_memory', tooLong);
    await send('goal', person, '/rest/v1/coach_goals', { text: word('goal') });
    await send('goal too long', person, '/rest/v1/coach_goals', {
      text: `${word('goal')} ${'x'.repeat(500)}`,
    });
    await send('goal of no kind', person, '/rest/v1/coach_goals', { [word('column')]: word('goal') });
    const draft = { kind: 'ask', title: word('draft'), body: long };
    await send('draft too long', person, '/rest/v1/coach_drafts', draft);
    const edit = {
      kind: 'coach_goals',
      id: word('id'),
      fields: { text: word('goal') },
      stamps: { '*': word('stamp') },
    };
    await send('edit', person, '/rest/v1/rpc/apply_edits', { edits: [edit] });
    await send('goal looked for', person, `/rest/v1/coach_goals?text=eq.${word('goal')}`, null, 'GET');
    await send('looked for wrongly', person, `/rest/v1/coach_goals?${word('column')}=eq.1`, null, 'GET');
    expect(Object.fromEntries(answers)).toMatchObject({
      'memory on': 201,
      memory: 200,
      'memory too long': 400,
      goal: 201,
      'goal too long': 400,
      'goal of no kind': 400,
      'draft too long': 400,
      'goal looked for': 200,
      'looked for wrongly': 400,
    });
  });

  it('a question is answered, shown first, fails in four ways and is refused', async () => {
    const choice = { mode: 'chosen', uses: ['assistant', 'coach'], shown_uses: ['assistant', 'coach'] };
    await send('model on', person, '/rest/v1/ai_settings', choice);
    const address = '/functions/v1/assistant';
    const asked = { use: 'assistant', message: `What helps me with ${word('question')} letters?` };
    const preview = await send('preview', person, address, { ...asked, preview: true });
    expect(preview).toContain(word('memory'));
    const answered = await send('answer', person, address, asked);
    expect(answered).toContain(word('answer'));
    const refusals: readonly NonNullable<ModelServer['refuse']>[] = [
      (response) => void response.writeHead(500).end(word('error')),
      (response) => void response.end(`<html>${word('page')}`),
      (response) => void response.writeHead(302, { location: `http://127.0.0.1/${word('elsewhere')}` }).end(),
      (response) => void response.destroy(),
    ];
    for (const refuse of refusals) {
      models.refuse = refuse;
      expect(await send('failed', person, address, { ...asked, use: 'coach' })).toContain('fallback');
    }
    models.refuse = undefined;
    await send('not JSON', person, address, `{"use":"assistant","message":"${word('question')}`);
    await send('of another form', person, address, {
      use: word('use'),
      message: { [word('key')]: word('question') },
    });
    await send('too long', person, address, { use: 'assistant', message: word('question').repeat(300) });
    await send('with a null', person, address, { ...asked, message: `${word('question')}\0` });
    await send('by meaning', person, '/functions/v1/memory-meaning', {
      action: 'ask',
      question: word('question'),
    });
    expect(Object.fromEntries(answers)).toMatchObject({
      'model on': 201,
      preview: 200,
      answer: 200,
      failed: 200,
      'not JSON': 400,
      'of another form': 400,
      'too long': 400,
    });
  });

  it('none of it stands in the log of the host or of its database', async () => {
    const logged = await everythingLogged();
    expect(logged).toContain('"service":"functions"');
    expect(logged).toContain('"service":"rest"');
    expect(logged).toContain('database system is ready');
    const told = logged.split('\n').filter((line) => line.toLowerCase().includes(canary));
    expect(told).toEqual([]);
  });
});
