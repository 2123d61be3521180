import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndedEvent } from '#domain/sessions/session-ended-event.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let ada: SignedIn;
let bo: SignedIn;
beforeAll(async () => {
  server = await startTestServer({});
  ada = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  bo = await signIn(server, { email: 'bo@example.org', name: 'Bo' });
});
afterAll(() => server.stop());

const listen = async (token: string, method = 'GET'): Promise<Response> =>
  fetch(`${server.url}/functions/v1/record-changes`, {
    method,
    headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
  });

/** Reads on in the background; `words` is what came so far, `ended` whether the stream is over. */
const open = async (person: SignedIn) => {
  const answer = await listen(person.session.access_token);
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  const heard = { words: '', ended: false, stop: async () => reader?.cancel() };
  const read = async (): Promise<void> => {
    for (;;) {
      const piece = await reader?.read();
      if (piece === undefined || piece.done) break;
      heard.words += new TextDecoder().decode(piece.value);
    }
    heard.ended = true;
  };
  void read();
  await expect.poll(() => heard.words).toContain(': listening');
  return heard;
};

const addTask = async (person: SignedIn): Promise<void> => {
  const { error } = await person.client.from('tasks').insert({ title: 'Something new' });
  expect(error).toBeNull();
};

describe('the stream of changes', () => {
  it('tells a person’s stream that something has changed, and nobody else’s', async () => {
    const [hers, his] = [await open(ada), await open(bo)];
    await addTask(ada);
    await expect.poll(() => hers.words).toContain('data: changed');
    await addTask(bo);
    await expect.poll(() => his.words).toContain('data: changed');
    // Whatever was meant for her alone came before what was meant for him.
    expect(his.words.match(/data/g)).toHaveLength(1);
    await Promise.all([hers.stop(), his.stop()]);
  });

  it('tells a stream of changes and deletions by a plain client as well', async () => {
    const { data } = await ada.client.from('tasks').insert({ title: 'By hand' }).select('id').single();
    const id = data?.id ?? '';
    const before = await ada.client.rpc('pull_records', { after: 0 });
    const changing = await open(ada);
    expect((await ada.client.from('tasks').update({ energy: 'high' }).eq('id', id)).error).toBeNull();
    await expect.poll(() => changing.words).toContain('data: changed');
    await changing.stop();
    const deleting = await open(ada);
    expect((await ada.client.from('tasks').delete().eq('id', id)).error).toBeNull();
    await expect.poll(() => deleting.words).toContain('data: changed');
    await deleting.stop();
    const after = await ada.client.rpc('pull_records', { after: 0 });
    expect(before.data).toMatchObject({ horizon: 0 });
    expect(after.data).not.toMatchObject({ horizon: 0 });
  });

  it('streams changes as events that no cache stores', async () => {
    const answer = await listen(ada.session.access_token);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.body?.cancel();
  });

  it.each([
    ['without a person', () => server.publishableKey, 'GET', 401],
    ['with a token that is none', () => 'abc', 'GET', 401],
    ['by POST', () => ada.session.access_token, 'POST', 405],
  ])('refuses a stream %s', async (_how, token, method, status) => {
    expect((await listen(token(), method)).status).toBe(status);
  });

  it.each([
    ['signed out', 'delete from auth.sessions where user_id = $1'],
    ['made to expire', 'update auth.sessions set not_after = now() where user_id = $1'],
    ['gone with its account', 'delete from auth.users where id = $1'],
  ])('ends a stream at once when its session is %s, and says why', async (how, statement) => {
    const person = await signIn(server, { email: `${how.replaceAll(' ', '-')}@example.org`, name: 'Cy' });
    const [heard, hers] = [await open(person), await open(ada)];
    await server.adminQuery(statement, [person.session.user.id]);
    // Told by the database, and not found out by the next sign of life, which would come after 25 seconds.
    await expect.poll(() => heard.ended, { timeout: 20_000 }).toBe(true);
    expect(heard.words).toBe(`: listening\n\n${sessionEndedEvent}`);
    expect(hers.ended).toBe(false);
    await hers.stop();
  });

  it('ends the streams of one sign-in alone when a person signs out a device', async () => {
    const phone = await signIn(server, { email: 'eve@example.org', name: 'Eve' });
    const laptop = await signIn(server, { email: 'eve@example.org', name: 'Eve' });
    const [onPhone, onLaptop] = [await open(phone), await open(laptop)];
    const ending = await phone.client.functions.invoke('session-management', {
      body: { action: 'force_logout', exceptCurrent: true },
    });
    expect(ending.response?.status).toBe(200);
    await expect.poll(() => onLaptop.ended, { timeout: 20_000 }).toBe(true);
    expect(onLaptop.words).toContain(sessionEndedEvent);
    await addTask(phone);
    await expect.poll(() => onPhone.words).toContain('data: changed');
    expect(onPhone.words).not.toContain(sessionEndedEvent);
    await onPhone.stop();
    expect((await listen(laptop.session.access_token)).status).toBe(401);
  });

  it('leaves a stream alone whose session is only made to last longer', async () => {
    const person = await signIn(server, { email: 'fay@example.org', name: 'Fay' });
    const heard = await open(person);
    await server.adminQuery(
      `update auth.sessions set not_after = now() + interval '1 day' where user_id = $1`,
      [person.session.user.id],
    );
    await addTask(person);
    await expect.poll(() => heard.words).toContain('data: changed');
    expect(heard.words).not.toContain(sessionEndedEvent);
    await heard.stop();
  });

  it('opens twenty streams for one person, and refuses the next', async () => {
    const person = await signIn(server, { email: 'dee@example.org', name: 'Dee' });
    const streams = await Promise.all(Array.from({ length: 20 }, async () => open(person)));
    expect((await listen(person.session.access_token)).status).toBe(429);
    await streams[0]?.stop();
    await expect
      .poll(async () => {
        const answer = await listen(person.session.access_token);
        await answer.body?.cancel();
        return answer.status;
      })
      .toBe(200);
    await Promise.all(streams.map(async (stream) => stream.stop()));
  });
});
