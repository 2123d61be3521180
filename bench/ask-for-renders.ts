import type { Page } from '@playwright/test';

const AT_ONCE = 4;

/** Has the host make some tracks that nobody is about to hear; another four each time. As the person of that page. */
export const askForRenders = async (page: Page, time: number): Promise<void> =>
  page.evaluate(
    async ([turn, count]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where nothing of this file is
      const read = (prefix: string): unknown => {
        const key = Object.keys(localStorage).find((one) => one.startsWith(prefix)) ?? '';
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      };
      const rows: unknown = Reflect.get(Object(read('user_library_')), 'rows');
      const ids = (Array.isArray(rows) ? rows : []).map((row: unknown) =>
        String(Reflect.get(Object(row), 'id')),
      );
      const token: unknown = Reflect.get(Object(read('sb-')), 'access_token');
      const config: unknown = await (await fetch('/config.json')).json();
      const asked = Array.from({ length: count }, (_, place) => ids[(turn * count + place) % ids.length]);
      const answer = await fetch('/functions/v1/prepare-tracks', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: String(Reflect.get(Object(config), 'publishableKey')),
          authorization: `Bearer ${String(token)}`,
        },
        body: JSON.stringify({ trackIds: asked }),
      });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    },
    [time, AT_ONCE] as const,
  );
