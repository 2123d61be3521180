import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import { contactThanks } from '#domain/contact/contact-thanks.ts';
import { contactTroubles } from '#domain/contact/contact-troubles.ts';
import { contactMessages } from '#domain/contact/validate-contact.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test, toast } from '../support/fixtures.ts';

const send = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Send message' }).click();
const message = (page: Page) => page.getByLabel('Your message', { exact: true });
const address = (page: Page) => page.getByLabel('Your e-mail');
const thanks = (page: Page) => page.getByRole('heading', { name: contactThanks.title });
const words = 'The bell rings twice.\n<b>Every</b> time.';
const summary = (page: Page) => page.getByRole('region', { name: /^Please check/ });
const fits = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** At a desk of their own: another browser, as narrow as a phone. */
const elsewhere = async (
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 800 }, ...options });
  return context.newPage();
};

test('[ROUTE-01] people write to the operator with mistakes, offline, twice, signed in, without scripts and too often', async ({
  page,
  browser,
  host,
  person,
  problems,
}) => {
  // One journey, since all of them share the bounds of one address.
  test.slow();
  problems.expect(/status of 429|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');

  await test.step('mistakes are named, together and beside their fields', async () => {
    await message(page).fill('Too short');
    await address(page).fill('robin');
    await send(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Please check 2 things');
    await expectAccessible(page);
    await summary(page).getByRole('link', { name: contactMessages.emailOdd }).click();
    await expect(address(page)).toBeFocused();
    await expect(address(page)).toHaveAccessibleDescription(
      `We only use it to reply. ${contactMessages.emailOdd}`,
    );
    await address(page).fill('robin@example.org');
    await expect(summary(page)).toContainText('Please check one thing');
  });

  await test.step('without a network nothing is lost, not even by a reload', async () => {
    await message(page).fill(words);
    await page.getByText('Something is broken').click();
    await expect(summary(page)).toHaveCount(0);
    await page.context().setOffline(true);
    await send(page);
    await expect(page.getByText(contactTroubles.offline)).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.reload();
    await expect(message(page)).toHaveValue(words);
    await expect(page.getByRole('radio', { name: 'Something is broken' })).toBeChecked();
  });

  await test.step('an answer that is lost on its way makes no second message', async () => {
    await page.route('**/functions/v1/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await expect(page.getByText(contactTroubles.unreachable)).toBeVisible();
    await page.unroute('**/functions/v1/contact');
    await send(page);
    await expect(thanks(page)).toBeFocused();
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
  });

  await test.step('what fills in the field nobody sees is thanked and forgotten', async () => {
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toHaveValue('');
    await message(page).fill('Cheap watches, only today');
    await address(page).fill('program@example.org');
    await page.locator('[name=subject]').fill('Watches');
    await send(page);
    await expect(thanks(page)).toBeFocused();
  });

  await test.step('an admin reads the one that came, deletes it, takes that back and marks it done', async () => {
    const office = await elsewhere(browser, host.url);
    await signIn(office, admin, '/admin/system');
    const messages = office.getByRole('region', { name: 'Messages' });
    const row = messages.getByRole('listitem');
    await expect(messages.getByRole('radio', { name: 'New (1)' })).toBeChecked();
    await expect(row).toHaveCount(1);
    await row.getByText('Something is broken').click();
    await expect(row.getByText('<b>Every</b> time')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
      'href',
      'mailto:robin@example.org?subject=Kindling%3A%20Something%20is%20broken',
    );
    await expectAccessible(office);
    expect(await fits(office)).toBe(true);
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(messages.getByText('No new messages.')).toBeVisible();
    await toast(office).getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Something is broken').click();
    await row.getByRole('button', { name: 'Mark as done' }).click();
    await expect(messages.getByText('No new messages.')).toBeVisible();
    await messages.getByText('Done (1)').click();
    await expect(row).toContainText('Something is broken');
    await office.context().close();
  });

  await test.step('somebody signed in needs no address, finds what they wrote and deletes it', async () => {
    const home = await elsewhere(browser, host.url);
    await signIn(home, person, '/contact');
    await expect(home.getByText(`we’ll reply to ${person.email}`)).toBeVisible();
    await message(home).fill('Could the bell be quieter?');
    await send(home);
    await expect(thanks(home)).toBeFocused();
    const own = home.getByRole('region', { name: 'Your messages' });
    await expect(own.getByText('Could the bell be quieter?')).toBeVisible();
    await expectAccessible(home);
    await own.getByRole('button', { name: /^Delete your message/ }).click();
    await home.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(toast(home)).toContainText('Deleted');
    await expect(own).toHaveCount(0);
    await home.context().close();
  });

  await test.step('a browser without scripts sends the form by itself', async () => {
    const plain = await elsewhere(browser, host.url, { javaScriptEnabled: false });
    await plain.goto('/contact');
    await message(plain).fill('This browser runs no scripts.');
    await address(plain).fill('plain@example.org');
    await send(plain);
    await expect(thanks(plain)).toBeVisible();
    await plain.getByRole('link', { name: 'Back to the contact page' }).click();
    await expect(plain.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
    await plain.context().close();
  });

  await test.step('too many from one address: it says when there is room, and the words stay', async () => {
    const again = async (): Promise<number> => {
      const data = { id: randomUUID(), topic: 'idea', message: 'One more idea', email: 'a@example.org' };
      const shownForMs = contactLimits.quickestMs;
      return (await page.request.post('/functions/v1/contact', { data: { ...data, shownForMs } })).status();
    };
    // Three came from here: the one sent twice, the one that was deleted, and the one without scripts.
    for (let n = 3; n < contactLimits.perHour.address; n += 1) expect(await again()).toBe(200);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await message(page).fill('One more thing');
    await address(page).fill('robin@example.org');
    await send(page);
    await expect(page.getByText(/again in \d+ minutes\.$/)).toBeVisible();
    await expect(message(page)).toHaveValue('One more thing');
  });
});
