import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect } from './fixtures.ts';

const storedSession = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const config = z.object({ publishableKey: z.string() });

type Row = Readonly<Record<string, unknown>>;

const sessionOn = async (page: Page) => {
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    return localStorage.getItem(key) ?? '';
  });
  return storedSession.parse(JSON.parse(stored));
};

/** Who is signed in on this page. */
export const userIdOf = async (page: Page): Promise<string> => (await sessionOn(page)).user.id;

/** What a request needs to come from the person on this page. */
export const headersOf = async (page: Page): Promise<Record<string, string>> => {
  const { access_token: token } = await sessionOn(page);
  const { request } = page.context();
  const { publishableKey } = config.parse(await (await request.get('/config.json')).json());
  return { apikey: publishableKey, authorization: `Bearer ${token}` };
};

/** What the person on this page wrote some other time, put straight into a table. */
export const writtenBefore = async (page: Page, table: string, rows: readonly Row[]): Promise<void> => {
  const headers = await headersOf(page);
  const { request } = page.context();
  // One by one: rows of one request all have to name the same columns.
  for (const data of rows) {
    const answer = await request.post(`/rest/v1/${table}`, { headers, data });
    expect(await answer.text()).toBe('');
  }
};

/** The ids of what the person on this page has in a table. */
export const idsIn = async (page: Page, table: string): Promise<readonly string[]> => {
  const headers = await headersOf(page);
  const answer = await page.context().request.get(`/rest/v1/${table}?select=id`, { headers });
  return z
    .array(z.object({ id: z.string() }))
    .parse(await answer.json())
    .map(({ id }) => id);
};

/** A moment so many days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** The day where the browser is, so many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
