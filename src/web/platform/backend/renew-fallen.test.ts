import { describe, expect, it, vi } from 'vitest';
import { renewFallen } from '#web/platform/backend/renew-fallen.ts';

const token = (aal: string, mark = ''): string => `h.${btoa(JSON.stringify({ aal, mark }))}.s`;
const refused = (code: string, status = 403) => Response.json({ code, message: code }, { status });

const start = (answer: () => Response) => {
  const renew = vi.fn<() => void>();
  const ask = renewFallen(async () => Promise.resolve(answer()), renew);
  const send = async (with_: string): Promise<unknown> => {
    const given = await ask('/rest/v1/tasks', { headers: { authorization: `Bearer ${with_}` } });
    const body: unknown = await given.json();
    // What is heard is heard beside the answer.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return body;
  };
  return { renew, send };
};

describe('[AUTH-11] a session that fell back behind the second step on another device', () => {
  it('has its token renewed once, and the answer stays as it is', async () => {
    const { renew, send } = start(() => refused('insufficient_aal'));
    const answers = await Promise.all([send(token('aal2')), send(token('aal2')), send(token('aal2'))]);
    expect(answers[0]).toEqual({ code: 'insufficient_aal', message: 'insufficient_aal' });
    await send(token('aal2'));
    expect(renew).toHaveBeenCalledTimes(1);
    await send(token('aal2', 'another'));
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('is left alone where the token itself says that a code is owed', async () => {
    const { renew, send } = start(() => refused('insufficient_aal'));
    await send(token('aal1'));
    await send('');
    expect(renew).not.toHaveBeenCalled();
  });

  it('is another thing than a refusal', async () => {
    for (const answer of [refused('42501'), refused('insufficient_aal', 401), new Response('{}')]) {
      const { renew, send } = start(() => answer);
      await send(token('aal2'));
      expect(renew).not.toHaveBeenCalled();
    }
  });
});
