import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';
import { restLimits } from '#server/limits/rest-limits.ts';

let host: RestHost;

// Three tables that lead around in a circle, with more rows in each than anybody should multiply.
const circle = `
create table public.north (id int primary key, around int);
create table public.south (id int primary key, around int, north_id int references public.north (id));
create table public.west (id int primary key, south_id int references public.south (id), words text);
insert into public.north select n, n from generate_series(1, 40) n;
insert into public.south select n, n, n % 40 + 1 from generate_series(1, 4000) n;
insert into public.west select n, n % 4000 + 1, repeat('word ', 4) from generate_series(1, 100000) n;
create index on public.south (north_id);
create index on public.west (south_id);
create function public.read_timeout(public.north) returns text language sql stable
  as $$ select current_setting('statement_timeout') $$;
create table public.long_words (id int primary key, words text);
insert into public.long_words select n, repeat('x', 1000000) from generate_series(1, 17) n;
create table public.told (words text);
create function public.tell_all() returns text language sql volatile as $$
  insert into public.told values ('told') returning (select string_agg(words, '') from public.long_words) $$;
grant select, insert on public.told to authenticated;
grant select on public.long_words, public.north, public.south, public.west to authenticated, service_role;
analyze public.north, public.south, public.west;
`;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(circle);
});
afterAll(() => host.stop());

const timeoutOf = async (filter: string): Promise<unknown> => {
  const answer = await host.request(`/north?select=read_timeout&id=eq.1${filter}`);
  return answer.json();
};

const casts = (count: number): string =>
  Array.from({ length: count }, (_, index) => `c${index}:around::numeric`).join(',');

const post = (count: number) =>
  host.request('/letters', {
    method: 'POST',
    as: 'anon',
    headers: { prefer: 'return=minimal' },
    body: JSON.stringify(Array.from({ length: count }, (_, id) => ({ id: id + 1000, words: `w${id}` }))),
  });

const deep = '/north?select=id,south(id,west(id,south(id,west(id,words))))';

describe('what a read may cost', () => {
  it('refuses a read that the planner calls too expensive, in PostgREST’s shape, and before it runs', async () => {
    const answer = await host.request(deep);
    expect(answer.status).toBe(413);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({
      code: '54001',
      message: 'The request is too complex',
      hint: 'Embed fewer resources, or ask for fewer rows with filters and limits.',
    });
    expect(body).toHaveProperty(
      'details',
      expect.stringMatching(/^It is planned to cost \d+; 200000 is the most$/u),
    );
    // The same shape again is not planned again, and is still refused.
    expect((await host.request(deep)).status).toBe(413);
  });

  it('lets the same depth through where filters keep it small', async () => {
    const path = '/west?select=id,south(id,north(id,south(id)))&id=eq.1&south.north.south.limit=3';
    const answer = await host.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject([{ id: 1, south: { north: { south: [{}, {}, {}] } } }]);
  });

  it('gives a regular expression less time than other reads', async () => {
    expect(await timeoutOf('')).toEqual([{ read_timeout: '8s' }]);
    expect(await timeoutOf('&read_timeout=match.s$')).toEqual([{ read_timeout: '2s' }]);
  });

  it('embeds no relation in itself again and again', async () => {
    const answer = await host.request('/north?select=south(west(south(west(south(id)))))');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST100' });
  });
});

describe('what an answer may weigh', () => {
  it('sends no answer above the limit, and says so', async () => {
    const all = await host.request('/long_words');
    expect(all.status).toBe(413);
    const body: unknown = await all.json();
    expect(body).toMatchObject({ code: '54000', message: 'The answer is too large' });
    const some = await host.request('/long_words?limit=15');
    expect(some.status).toBe(200);
    expect((await some.text()).length).toBeGreaterThan(0.8 * restLimits.answerBytes);
  });

  it('keeps nothing of a write whose answer is above the limit', async () => {
    const answer = await host.request('/rpc/tell_all', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: '54000', message: 'The answer is too large' });
    expect(await (await host.request('/told')).json()).toEqual([]);
  });

  it('takes so many casts and no more, though each is allowed', async () => {
    expect((await host.request(`/north?select=${casts(restLimits.casts)}&limit=1`)).status).toBe(200);
    const answer = await host.request(`/north?select=${casts(300)}&limit=1`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST100' });
  });
});

describe('what a guest may write at once', () => {
  it('takes fifty rows and no more', async () => {
    const refused = await post(restLimits.guestPayloadRows + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'PGRST102', details: 'At most 50 rows are accepted' });
    expect((await post(restLimits.guestPayloadRows)).status).toBe(201);
  });
});
