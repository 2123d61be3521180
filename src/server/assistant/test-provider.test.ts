import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkWords } from '#domain/assistant/provider-test.ts';
import type { ProviderTest } from '#domain/assistant/provider-test.ts';
import { listModels } from './list-models.ts';
import { ModelStopped } from './model-failure.ts';
import type { ModelSetting } from './model-question.ts';
import { startModelServer } from './model-server.fixture.ts';
import type { AskedBody, ModelServer, Reply } from './model-server.fixture.ts';
import { testProvider } from './test-provider.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const setting = (more: Partial<ModelSetting> = {}): ModelSetting => ({
  baseUrl: server.url,
  host: 'localhost',
  model: 'small',
  key: undefined,
  structured: true,
  contextTokens: 4096,
  ...more,
});
const patience = { firstTokenMs: 5_000, idleMs: 5_000, totalMs: 20_000 };
const test = (more: Partial<ModelSetting> = {}): Promise<ProviderTest> =>
  testProvider(setting(more), undefined, { patience });
const verdicts = ({ checks }: ProviderTest): Record<string, string> =>
  Object.fromEntries(checks.map(({ check, verdict, why }) => [check, why ?? verdict]));
const line = ({ checks }: ProviderTest, name: string): string =>
  checkWords(checks.find(({ check }) => check === name)!);

const passphraseIn = (text: string): string | undefined =>
  /passphrase is: ([a-z]+ [a-z]+ \d+)/u.exec(text)?.[1];
const wordsOf = (body: AskedBody): string => JSON.stringify(body.messages);

/** A server that can do all of it, and reads so many letters of a text at most. */
const capable =
  (reads = Infinity, counts: (read: number) => number | undefined = (read) => Math.round(read / 4)) =>
  ({ say, call, finish }: Reply, body: AskedBody, turn: number): void => {
    const whole = wordsOf(body);
    // As servers do that cut without a word: the beginning is what goes.
    const read = whole.slice(-reads);
    if (body.tools !== undefined && turn === 0) {
      call('look_up_code_word', '{}');
      finish('tool_calls');
      return;
    }
    if (turn > 0) say(`It is ${/code word is ([\w-]+)/u.exec(whole)?.[1] ?? 'gone'}.`);
    else if (whole.includes('Name an animal')) say('{"animal":"cat","legs":4}');
    else if (whole.includes('passphrase')) say(passphraseIn(read) ?? 'I was told none.');
    else ['One, ', 'two, ', 'three.'].forEach(say);
    finish('stop', counts(Math.min(whole.length, reads)));
  };

beforeEach(() => {
  server.refuse = undefined;
  server.answer = capable();
});

const allWork = { chat: 'works', stream: 'works', tool: 'works', json: 'works', long: 'works' };

describe('[FN-04] the test of a connected model', () => {
  it.each([true, false])(
    'finds that a good server can do all five (takes schemas: %s)',
    async (structured) => {
      const result = await test({ structured });
      expect(verdicts(result)).toEqual(allWork);
      expect(line(result, 'long')).toBe('It found a word from the very beginning of a long text.');
    },
  );

  it('says that the server cut a long text without saying so, and how much of it', async () => {
    server.answer = capable(4_000);
    const result = await test({ contextTokens: 8192 });
    expect(verdicts(result)).toEqual({ ...allWork, long: 'cut' });
    expect(line(result, 'long')).toMatch(
      /^The server cut the text without saying so \(about \d{4} tokens sent, 1000 read\)\./u,
    );
  });

  it('says so too where the server counts nothing', async () => {
    server.answer = capable(4_000, () => 0);
    expect(verdicts(await test())).toEqual({ ...allWork, long: 'cut' });
  });

  it('tells a cut text from a model that overlooked the word', async () => {
    server.answer = (reply, body, turn) => {
      if (!wordsOf(body).includes('passphrase')) {
        capable()(reply, body, turn);
        return;
      }
      reply.say('A lovely shop.');
      reply.finish('stop', 3_000);
    };
    const result = await test();
    expect(verdicts(result)).toEqual({ ...allWork, long: 'overlooked' });
    expect(line(result, 'long')).toContain('The whole text arrived');
  });

  it('fills three quarters of the context that the operator gave, and of no more than that', async () => {
    await test({ contextTokens: 16_384 });
    const longest = Math.max(
      ...server.asked.map(({ body }) => (body === undefined ? 0 : wordsOf(body).length)),
    );
    expect(longest).toBeGreaterThan(40_000);
    expect(longest).toBeLessThan(60_000);
  });

  it('says when the answer came in one piece, no tool was used, and the form was another', async () => {
    server.answer = ({ say, finish }, body) => {
      const found = passphraseIn(wordsOf(body));
      say(found ?? 'A cat, I think.');
      finish();
    };
    const result = await test();
    expect(verdicts(result)).toEqual({ ...allWork, stream: 'at_once', tool: 'unused', json: 'broken' });
    expect(line(result, 'stream')).toContain('in one piece');
    expect(line(result, 'tool')).toContain('without the tool');
    expect(line(result, 'json')).toBe('The answer wasn’t in the form we asked for.');
  });

  it('does not take a made-up code word for a tool that was used', async () => {
    server.answer = (reply, body, turn) => {
      if (body.tools === undefined) capable()(reply, body, turn);
      else {
        if (turn === 0) reply.call('look_up_code_word', '{}');
        else reply.say('It is walnut-1.');
        reply.finish(turn === 0 ? 'tool_calls' : 'stop');
      }
    };
    expect(verdicts(await test())).toMatchObject({ tool: 'unused' });
  });

  it.each([
    [401, 'unauthorised', true],
    [404, 'not_found', true],
    [429, 'busy', false],
    [500, 'server_error', false],
  ])('says what a status of %i means', async (status, why, hopeless) => {
    server.refuse = (response) => response.writeHead(status).end('{}');
    const result = await test();
    const rest = hopeless ? 'skipped' : why;
    expect(verdicts(result)).toEqual({ chat: why, stream: rest, tool: rest, json: rest, long: rest });
    for (const { check } of result.checks) expect(line(result, check).length).toBeGreaterThan(20);
  });

  it('does not try the rest where nothing answers', async () => {
    const result = await test({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect(verdicts(result)).toMatchObject({ chat: 'unreachable', long: 'skipped' });
    expect(line(result, 'long')).toContain('Not tried');
  });

  it('is over when the admin leaves', async () => {
    await expect(testProvider(setting(), AbortSignal.abort(), { patience })).rejects.toBeInstanceOf(
      ModelStopped,
    );
  });
});

describe('[FN-04] the list of models', () => {
  it('has each name once, asked for with the key', async () => {
    expect(await listModels({ baseUrl: server.url, key: 'k' })).toEqual(['small', 'large']);
    expect(server.asked.at(-1)).toMatchObject({ path: '/v1/models', authorization: 'Bearer k' });
  });

  it.each([
    [200, '{"data":7}', 'broken'],
    [200, 'no list', 'broken'],
    [401, '{}', 'unauthorised'],
    [404, '{}', 'not_found'],
    [301, '', 'redirected'],
  ])('says what is wrong with an answer of %i %s', async (status, body, reason) => {
    server.refuse = (response) => response.writeHead(status, { location: '/elsewhere' }).end(body);
    await expect(listModels({ baseUrl: server.url, key: undefined })).rejects.toMatchObject({ reason });
  });

  it('does not wait for a list that never comes', async () => {
    server.refuse = () => undefined;
    const asked = listModels({ baseUrl: server.url, key: undefined }, { listMs: 50 });
    await expect(asked).rejects.toMatchObject({ reason: 'took_too_long' });
  });
});
