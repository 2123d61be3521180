import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { auditAnswer } from '#domain/security/audit/audit-answer.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test, toast } from '../support/fixtures.ts';
import { inDatabase } from '../support/host-database.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { headersOf, writtenBefore } from '../support/written-before.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Runs the audit and waits until the page shows this run. */
const run = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/functions/v1/security-audit') &&
      (answer.request().postData() ?? '').includes('run'),
  );
  await page.getByRole('button', { name: 'Run the audit' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Run the audit' })).toBeVisible();
  await expect(part(page, 'Result')).toContainText(/Last run just now: \d{4,} tries/);
};

/** The line of the tasks in the matrix, with how many tries there are. */
const tasksLine = (page: Page) => part(page, 'Who can do what').getByText(/^public\.tasks\s*\d/);

/** Opens the tasks, which were closed, and one of their tries. */
const openTry = async (page: Page, name: string): Promise<void> => {
  await tasksLine(page).click();
  await part(page, 'Who can do what').getByRole('button', { name }).click();
};

test('[AUDIT-01] [ADMIN-01] an admin runs the audit; a policy that is planted is found, named, tried, and gone again once it is dropped', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, admin, '/admin/system');
  await page.getByRole('link', { name: 'Who can reach what' }).click();
  await run(page);
  await expect(toast(page)).toContainText(/Score \d+, grade (?:A\+|A|A-|B\+), status [A-Z]+\./);

  // Each try has what it saw and the policy behind it.
  await openTry(page, 'Read as stranger: No rows');
  const matrix = part(page, 'Who can do what');
  await expect(matrix).toContainText('It ran and touched no row. It should be refused.');
  await expect(matrix).toContainText('People read their own tasks');
  await expect(matrix).toContainText(/using \(user_id = \(?\s*SELECT auth\.uid\(\)/);

  await inDatabase(host, 'create policy planted on public.tasks for select to authenticated using (true)');
  try {
    await run(page);
    const findings = part(page, 'Findings');
    const named = findings.getByRole('listitem').filter({ hasText: 'public.tasks: planted' });
    await expect(named.filter({ hasText: 'Policy that this version does not know' })).toHaveCount(1);
    const planted = named.filter({ hasText: 'Policy that is true for every row' });
    await planted.getByRole('button', { name: 'Copy the SQL for public.tasks: planted' }).click();
    await expect(toast(page)).toContainText('Copied');
    const sql = await page.evaluate(() => navigator.clipboard.readText());
    expect(sql).toContain('drop policy planted on');

    const diff = part(page, 'Since the run before');
    await expect(diff).toContainText('public.tasks: read as stranger was no rows, is now allowed');
    await expect(diff).toContainText('New policy on public.tasks: planted');
    // Still open from before.
    await matrix.getByRole('button', { name: 'Read as stranger: Allowed, wrong' }).click();
    await expect(matrix).toContainText('It should be refused.');
    await expect(matrix).toContainText('planted');
    await matrix.getByText('Only what’s wrong').click();
    await expect(tasksLine(page)).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^security-audit-\d{4}-\d\d-\d\d\.json$/);
    const exported = auditAnswer.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
    expect(exported.scope).toBe('installation');
    expect(exported.failedPolicies).toBeGreaterThan(0);
    expect(exported.result?.findings.map(({ object }) => object)).toContain('public.tasks: planted');

    // What the page offers to copy does what it says, up to its remark.
    await inDatabase(host, sql.split(';')[0] ?? '');
    await run(page);
    await expect(diff).toContainText('Mended: Policy that is true for every row, public.tasks: planted');
    await expect(diff).toContainText('Policy gone from public.tasks: planted');
    await expect(findings.getByText('public.tasks: planted')).toHaveCount(0);
  } finally {
    await inDatabase(host, 'drop policy if exists planted on public.tasks');
  }
});

test('[AUDIT-01] a table that nobody guarded is named, with the SQL that guards it', async ({
  page,
  host,
}) => {
  await inDatabase(host, 'create table public.left_open (id uuid primary key)');
  try {
    await signIn(page, admin, '/rls-audit');
    await run(page);
    const found = part(page, 'Findings').getByRole('listitem').filter({ hasText: 'public.left_open' });
    await expect(
      found.filter({ hasText: 'Table without row-level security' }).getByText('Critical'),
    ).toBeVisible();
    await expect(found.first()).toContainText('left_open enable row level security');
    await expect(part(page, 'Result')).toContainText('CRITICAL');
  } finally {
    await inDatabase(host, 'drop table if exists public.left_open');
  }
});

test('[AUDIT-01] the audit reads well in both themes, wide and narrow', async ({ page }) => {
  await followDevice(page);
  await signIn(page, admin, '/rls-audit');
  await run(page);
  await openTry(page, 'Read as stranger: No rows');
  for (const theme of themes) {
    await inTheme(page, theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  }
});

test('[AUDIT-01] [ROUTE-04] somebody who is no admin has no page for it, and gets the audit of what is theirs', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/?stay=true');
  await page.goto('/rls-audit');
  await expect(page).toHaveURL('/');
  await writtenBefore(page, 'tasks', [{ title: 'Water the plant' }]);
  const answer = await page.request.post('/functions/v1/security-audit', {
    headers: { ...(await headersOf(page)) },
    data: { action: 'run' },
  });
  const { scope, result } = auditAnswer.parse(z.unknown().parse(await answer.json()));
  expect(scope).toBe('own');
  const tables = new Set(result?.cells.map(({ table }) => table));
  expect([...tables]).toContain('public.tasks');
  for (const others of [
    'public.contact_messages',
    'public.board_cards',
    'public.music_staging',
    'auth.users',
  ]) {
    expect([...tables]).not.toContain(others);
  }
});
