import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';

/** Whether the sentence model is there yet makes no difference here: a memory is stored without it, too. */
const withOrWithoutModel = (problems: { readonly expect: (pattern: RegExp) => void }): void =>
  problems.expect(/\/memory-meaning$/);

const addLine = (page: Page) => page.getByLabel('Add one yourself');

const remember = async (page: Page, sentence: string): Promise<void> => {
  await addLine(page).fill(sentence);
  await page.getByRole('button', { name: 'Remember this' }).click();
  await expect(addLine(page)).toHaveValue('');
};

const openMenu = async (page: Page, sentence: string): Promise<void> =>
  page
    .getByRole('listitem')
    .filter({ hasText: sentence })
    .getByRole('button', { name: `More for “${sentence}”` })
    .click();

test('[MEM-04] memory is turned on, a sentence is typed, found in its list, edited, and forgotten with a receipt', async ({
  page,
  person,
  problems,
}) => {
  withOrWithoutModel(problems);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/memory/.test(pathname) && /^\/(?:rest|functions)\//.test(pathname)) asked.push(pathname);
  });
  await signIn(page, person, '/memory-assistant');
  await expect(page.getByRole('heading', { name: 'Memory is off' })).toBeVisible();
  expect([...new Set(asked)]).toEqual(['/rest/v1/memory_settings']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Turn on memory' }).click();
  await expect(page.getByRole('heading', { name: 'Your memories' })).toBeVisible();
  await expectAccessible(page);

  await addLine(page).fill('Phone calls go better standing up');
  await expect(page.getByRole('radio', { name: 'Facts', exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remember this' }).click();
  await expect(toast(page)).toContainText('It’s with “Facts”.');
  const facts = page.getByRole('list', { name: 'Facts, memories' });
  await expect(facts.getByText('Phone calls go better standing up')).toBeVisible();
  await remember(page, 'A workflow for mail: open, sort, answer one');
  await expect(page.getByRole('radio', { name: /How you do things/ })).toHaveAccessibleName(/1/);

  await page.getByRole('radio', { name: /^Facts/ }).check();
  await openMenu(page, 'Phone calls go better standing up');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit memory' });
  await expectAccessible(page);
  await edit.getByLabel('Memory').fill('Phone calls go better on a walk');
  await edit.getByLabel('Tags').fill('phone, walking');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(facts.getByText('Phone calls go better on a walk')).toBeVisible();
  await expect(facts.getByText('#walking')).toBeVisible();

  await openMenu(page, 'Phone calls go better on a walk');
  await page.getByRole('menuitem', { name: 'Forget' }).click();
  const forget = page.getByRole('dialog', { name: 'Forget this?' });
  await expect(forget.getByRole('list', { name: 'Memories that would go' })).toContainText(
    'Phone calls go better on a walk',
  );
  await expectAccessible(page);
  await forget.getByRole('button', { name: 'Forget for good' }).click();
  const gone = page.getByRole('dialog', { name: 'Forgotten' });
  await expect(gone).toContainText('1 memory');
  await gone.getByRole('button', { name: 'Close' }).click();
  const receipt = page.getByRole('region', { name: /^Forgotten at/ });
  await expect(receipt).toContainText('1 memory');
  await expect(page.getByText('Phone calls go better on a walk')).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('radio', { name: /^Facts/ }).check();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expect(page.getByText('Phone calls go better on a walk')).toHaveCount(0);
});

test('[MEM-03] [MEM-04] memories are merged, given an end, found by word, and all forgotten while memory is off', async ({
  page,
  person,
  problems,
}) => {
  withOrWithoutModel(problems);
  await signIn(page, person, '/memory-assistant');
  await page.getByRole('button', { name: 'Turn on memory' }).click();
  await remember(page, 'Rain on the window calms me down');
  await remember(page, 'The spare key hangs by the door');
  const facts = page.getByRole('list', { name: 'Facts, memories' });
  await expect(facts.getByRole('listitem')).toHaveCount(2);

  await openMenu(page, 'The spare key hangs by the door');
  await page.getByRole('menuitem', { name: 'Merge with…' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge memories' });
  await merge.getByRole('checkbox', { name: 'Rain on the window calms me down' }).check();
  await expectAccessible(page);
  await merge.getByLabel('How should it read?').fill('Rain calms me');
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(merge).toBeHidden();
  await expect(facts.getByRole('listitem')).toHaveCount(1);
  await expect(facts.getByText('Rain calms me', { exact: true })).toBeVisible();

  await openMenu(page, 'Rain calms me');
  await page.getByRole('menuitem', { name: 'Set an end date' }).click();
  const end = page.getByRole('dialog', { name: 'Set an end date' });
  await end.getByLabel('Last day', { exact: true }).fill('2026-01-31');
  await expectAccessible(page);
  await end.getByRole('button', { name: 'Save' }).click();
  await expect(end).toBeHidden();
  await expect(facts.getByText(/True until .*2026/).first()).toBeVisible();

  await page.getByLabel('Search your memories by word').fill('RAIN');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('As a time line').click();
  await expect(page.getByRole('list', { name: 'Time line' })).toContainText('Rain calms me');
  await expectAccessible(page);

  await page.getByRole('heading', { name: 'Settings', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn off memory' }).click();
  await expect(page.getByRole('heading', { name: 'Memory is off' })).toBeVisible();
  await expect(page.getByText('Rain calms me')).toHaveCount(0);
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'Forget for good' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten' })).toContainText('1 memory');
});
