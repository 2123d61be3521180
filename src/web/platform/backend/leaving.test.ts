import { afterEach, describe, expect, it, vi } from 'vitest';
import { abandonReads, createLeavingFetch, leavingSignal } from '#web/platform/backend/leaving.ts';

const rows = 'https://kindling.test/rest/v1/tasks';
const procedure = 'https://kindling.test/rest/v1/rpc/my_people';

/** Answers when told to, and hears that it is not wanted any more. */
const answerLater = () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: unknown, init: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const refuse = (): void => reject(new DOMException('given up', 'AbortError'));
        if (init.signal?.aborted === true) refuse();
        init.signal?.addEventListener('abort', refuse);
        answers.push(() => resolve(new Response('[]')));
      }),
  );
  return { answer: () => answers.forEach((one) => one()) };
};

const open = () => {
  const leaving = createLeavingFetch();
  return { read: leaving.fetch, client: leaving.of({}) };
};

afterEach(() => vi.unstubAllGlobals());

describe('leaving', () => {
  it('gives up the reads under way, and those that come after', async () => {
    answerLater();
    const { read, client } = open();
    const asked = { method: 'POST', signal: new AbortController().signal };
    const waiting = [read(rows), read(new URL(rows), { method: 'HEAD' }), read(procedure, asked)];
    abandonReads(client);
    for (const one of [...waiting, read(rows)]) await expect(one).rejects.toThrow('given up');
    expect(leavingSignal.aborted).toBe(true);
  });

  it.each([
    ['a write', rows, { method: 'POST' }],
    ['a procedure that nobody could give up', procedure, { method: 'POST' }],
    ['what is no row', 'https://kindling.test/auth/v1/user', {}],
  ])('finishes %s', async (_, address, init) => {
    const { answer } = answerLater();
    const { read, client } = open();
    const waiting = read(address, init);
    abandonReads(client);
    answer();
    expect((await waiting).ok).toBe(true);
  });

  it('lets a reader give up its own read alone, before and while it runs', async () => {
    const { answer } = answerLater();
    const { read } = open();
    const mine = new AbortController();
    const waiting = read(rows, { signal: mine.signal });
    const other = read(rows);
    mine.abort();
    await expect(waiting).rejects.toThrow('given up');
    await expect(read(rows, { signal: mine.signal })).rejects.toThrow('given up');
    answer();
    expect((await other).ok).toBe(true);
  });

  it('leaves the reads of another client alone', async () => {
    const { answer } = answerLater();
    const [one, other] = [open(), open()];
    const waiting = other.read(rows);
    abandonReads(one.client);
    answer();
    expect((await waiting).ok).toBe(true);
  });
});
