import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { generateNKeysBetween } from 'fractional-indexing';
import { z } from 'zod';
import { findChromium } from '#scripts/find-chromium.mjs';
import { signIn as signInByHand } from '#server/testing/sign-in.ts';
import { type Person, signIn } from '../e2e/support/fixtures.ts';
import { startHost } from '../e2e/support/host-process.ts';
import { median } from './measure.ts';

// /tasks with 50 tasks and with 10 000, half of them done: what the main thread of a real browser spends on opening the
// page (warm: the device has synced before), on choosing an energy, on finishing a task and on dragging one. The two
// sizes take turns, so that a busy moment of the machine meets both.

const SIZES = [50, 10_000] as const;
const ROUNDS = 5;
const TARGET = 1.5;
const BATCH = 500;
const ACTIONS = ['open', 'filter', 'complete', 'drag'] as const;
type Action = (typeof ACTIONS)[number];

const energies = ['low', 'medium', 'high'] as const;

/** Into the host's database through its own door, before any page is open. */
const seed = async (url: string, person: Person, size: number): Promise<void> => {
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(await (await fetch(`${url}/config.json`)).json());
  const { session } = await signInByHand({ url, publishableKey }, person);
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
  let before = await spent(client);
  for (;;) {
    await page.waitForTimeout(400);
    const now = await spent(client);
    if (now - before < 8) return now;
    before = now;
  }
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
    await client.send('Performance.enable');
    await page.goto('/tasks');
    await titles(page).first().waitFor();
    const open = await atRest(page, client);

    await page.getByRole('radio', { name: 'Low' }).click();
    const filtered = await atRest(page, client);
    await page.getByRole('radio', { name: 'High' }).click();
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

const launch = async (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
};

const host = await startHost();
const browser = await launch();
try {
  const contexts = new Map<number, BrowserContext>();
  for (const size of SIZES) {
    const person: Person = { email: `tasks-${size}@example.org`, name: 'Robin' };
    await seed(host.url, person, size);
    const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signIn(page, person);
    await page.goto('/tasks');
    await titles(page).first().waitFor({ timeout: 120_000 });
    await page.close();
    contexts.set(size, context);
  }
  const rounds = new Map<number, Readonly<Record<Action, number>>[]>();
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const [size, context] of contexts) {
      const measured = await round(context);
      // The first turn warms both up.
      if (turn > 0) rounds.set(size, [...(rounds.get(size) ?? []), measured]);
    }
  }
  const middle = (size: number, action: Action): number =>
    median((rounds.get(size) ?? []).map((measured) => measured[action]));
  const [few, many] = SIZES;
  for (const action of ACTIONS) {
    const [small, large] = [middle(few, action), middle(many, action)];
    console.log(
      `${action}: ${(large / small).toFixed(2)} × with ${many} tasks what it is with ${few} (${large.toFixed(0)} ms of the main thread against ${small.toFixed(0)}; target ${TARGET})`,
    );
  }
} finally {
  await browser.close();
  await host.stop();
}
