import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { generateNKeysBetween } from 'fractional-indexing';
import { z } from 'zod';
import { signIn } from '#server/testing/sign-in.ts';
import type { Person } from '../e2e/support/fixtures.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';
import { openPersonContext } from './person-context.ts';

// /tasks with 50 tasks and with 10 000, half of them done: what the main thread of a real browser spends on opening the
// page (warm: the device has synced before), on choosing an energy, on finishing a task and on dragging one. The two
// sizes take turns, so that a busy moment of the machine meets both.

const BATCH = 500;
/** A page that is not at rest by then never is. */
const PATIENCE = 120_000;

const actions = {
  open: 'opening the page',
  filter: 'choosing an energy',
  complete: 'finishing a task',
  drag: 'dragging a task',
} as const;
type Action = keyof typeof actions;

const energies = ['low', 'medium', 'high'] as const;

/** Into the host's database through its own door, before any page is open. */
const seed = async (url: string, person: Person, size: number): Promise<void> => {
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(await (await fetch(`${url}/config.json`)).json());
  const { session } = await signIn({ url, publishableKey }, person);
  const positions = generateNKeysBetween(null, null, size);
  const rows = positions.map((position, index) => ({
    id: randomUUID(),
    title: `Task number ${index}`,
    energy: energies[index % energies.length],
    estimated_minutes: 5 + (index % 12) * 5,
    position,
    state: index % 2 === 0 ? 'open' : 'done',
    done_at: index % 2 === 0 ? null : new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    const answer = await fetch(`${url}/rest/v1/tasks`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(rows.slice(start, start + BATCH)),
    });
    if (!answer.ok) throw new Error(`Seeding failed: ${answer.status} ${await answer.text()}`);
  }
};

const spent = async (client: CDPSession): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

/** The main thread's time once it has come to rest. */
const atRest = async (page: Page, client: CDPSession): Promise<number> => {
  const end = performance.now() + PATIENCE;
  let before = await spent(client);
  while (performance.now() < end) {
    await page.waitForTimeout(400);
    const now = await spent(client);
    if (now - before < 8) return now;
    before = now;
  }
  throw new Error('The page does not come to rest');
};

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Today', exact: true }).getByRole('heading', { level: 3 });

const drag = async (page: Page): Promise<void> => {
  const handle = await page.getByTitle('Drag to move').first().boundingBox();
  const target = await page.getByTitle('Drag to move').nth(3).boundingBox();
  if (handle === null || target === null) throw new Error('Nothing to drag');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(target.x + 30, target.y + 20, { steps: 8 });
  await page.mouse.move(target.x + 30, target.y + 30, { steps: 4 });
  await page.mouse.up();
};

const round = async (context: BrowserContext): Promise<Readonly<Record<Action, number>>> => {
  const page = await context.newPage();
  try {
    const client = await context.newCDPSession(page);
    // What the thread itself used: a busy machine makes no difference.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto('/tasks');
    await titles(page).first().waitFor();
    const open = await atRest(page, client);

    await page.getByRole('radio', { name: 'Low', exact: true }).click();
    const filtered = await atRest(page, client);
    await page.getByRole('radio', { name: 'High', exact: true }).click();
    await atRest(page, client);

    const before = await atRest(page, client);
    await page
      .getByRole('button', { name: /^Mark / })
      .first()
      .click();
    const completed = await atRest(page, client);
    await drag(page);
    const dragged = await atRest(page, client);
    return { open, filter: filtered - open, complete: completed - before, drag: dragged - completed };
  } finally {
    await page.close();
  }
};

const figure = { unit: 'ms', better: 'less', target: 1.5 } as const;

export const bench = defineBench({
  about: 'the main thread of /tasks with 10 000 tasks against 50',
  figures: {
    [actions.open]: figure,
    [actions.filter]: figure,
    [actions.complete]: figure,
    [actions.drag]: figure,
  },
  full: { few: 50, many: 10_000, rounds: 5, warmUps: 1 },
  smoke: { few: 50, many: 100, rounds: 1, warmUps: 0 },
  measure: async ({ few, many, rounds, warmUps }, stage) => {
    const [host, browser] = [await stage.host(), await stage.browser()];
    const contexts = new Map<number, BrowserContext>();
    for (const size of [few, many]) {
      const person: Person = { email: `tasks-${size}@example.org`, name: 'Robin' };
      await seed(host.url, person, size);
      const context = await openPersonContext(browser, host.url, person);
      const page = await context.newPage();
      await page.goto('/tasks');
      await titles(page).first().waitFor();
      await page.close();
      contexts.set(size, context);
    }
    const measured = new Map<number, Readonly<Record<Action, number>>[]>();
    for (let turn = -warmUps; turn < rounds; turn += 1) {
      for (const [size, context] of contexts) {
        const one = await round(context);
        if (turn >= 0) measured.set(size, [...(measured.get(size) ?? []), one]);
      }
    }
    for (const context of contexts.values()) await context.close();
    const middle = (size: number, action: Action): number =>
      median((measured.get(size) ?? []).map((one) => one[action]));
    const against = (action: Action) => ({ value: middle(many, action), baseline: middle(few, action) });
    return {
      [actions.open]: against('open'),
      [actions.filter]: against('filter'),
      [actions.complete]: against('complete'),
      [actions.drag]: against('drag'),
    };
  },
});
