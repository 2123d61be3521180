import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kindling-brand-'));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
let server: TestServer;

beforeAll(async () => {
  const file = path.join(folder, 'mark.svg');
  writeFileSync(file, drawing);
  server = await startTestServer({ BRAND_NAME: 'Riverside', BRAND_MARK: file, BRAND_ACCENT: '#2563eb' });
});
beforeEach(async () => {
  await server.adminQuery(`update public.licence_default set tier = 'enterprise'`);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const theirs = {
  brand: {
    name: 'Riverside',
    mark: `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
    accent: { light: { accent: '#2563eb' }, dark: { accent: '#2563eb' } },
  },
};
const setTier = (tier: string) => server.adminQuery('update public.licence_default set tier = $1', [tier]);
const somebody = async (name: string) => {
  const { client, session } = await signIn(server, { email: `${name}@example.org`, name });
  return {
    id: session.user.id,
    ask: async (): Promise<unknown> => {
      const answer = await client.functions.invoke<unknown>('brand', { method: 'GET' });
      expect(answer.error).toBeNull();
      return answer.data;
    },
  };
};

const askAtTheDoor = async (): Promise<unknown> => (await fetch(`${server.url}/functions/v1/brand`)).json();

describe('[LIC-01] white label', () => {
  it('shows the operator’s name, mark and colours to whoever’s tier includes it', async () => {
    const ada = await somebody('ada');
    expect(await ada.ask()).toMatchObject(theirs);
  });

  it.each(['free', 'pro', 'premium'])('shows Kindling to people of the tier %s', async (tier) => {
    const ben = await somebody('ben');
    await setTier(tier);
    expect(await ben.ask()).toEqual({ brand: null });
  });

  it('follows the licence of each person, not of the installation, and ends with it', async () => {
    const [cleo, dan] = [await somebody('cleo'), await somebody('dan')];
    await setTier('free');
    const give = (id: string, tier: string) =>
      server.adminQuery('insert into public.licences (user_id, tier) values ($1, $2)', [id, tier]);
    await give(cleo.id, 'enterprise');
    await give(dan.id, 'premium');
    expect(await cleo.ask()).toMatchObject(theirs);
    expect(await dan.ask()).toEqual({ brand: null });
    await server.adminQuery('update public.licences set valid_until = now() where user_id = $1', [cleo.id]);
    expect(await cleo.ask()).toEqual({ brand: null });
  });

  it('at the door, the installation’s tier decides', async () => {
    expect(await askAtTheDoor()).toMatchObject(theirs);
    await setTier('premium');
    expect(await askAtTheDoor()).toEqual({ brand: null });
  });

  it('believes no token that is not one', async () => {
    const response = await fetch(`${server.url}/functions/v1/brand`, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.status).toBe(401);
  });

  it('is nobody’s where the operator set none', async () => {
    const plain = await startTestServer();
    expect(await (await fetch(`${plain.url}/functions/v1/brand`)).json()).toEqual({ brand: null });
    const { client } = await signIn(plain, { email: 'eve@example.org', name: 'Eve' });
    expect((await client.functions.invoke('brand', { method: 'GET' })).data).toEqual({ brand: null });
    expect(await (await fetch(`${plain.url}/config.json`)).json()).toMatchObject({ brand: false });
    await plain.stop();
  });
});
