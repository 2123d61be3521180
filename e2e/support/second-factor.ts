import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { chooseLocalAccount, type Person } from './fixtures.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** RFC 6238, as an authenticator app does it. Each code counts once, so the next one is a step ahead. */
export const codeNow = (secret: string, stepsAhead = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};

/** On the settings page: adds an app, and gives the key it was given. */
export const turnOnTwoSteps = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByLabel('What do you call it?')).toHaveValue('My phone');
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? '').replaceAll(/\s/g, '');
  await page.getByLabel('Six-digit code').fill(codeNow(secret));
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  return secret;
};

export const signOutHere = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Only this device' }).click();
  await expect(page).toHaveURL('/');
};

/** As far as the second step. */
export const firstStep = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/auth-required?next=%2Ftasks');
  // As if the minutes in which one may try three times were over.
  await page.evaluate(() => localStorage.removeItem(`kindling-sign-in-attempts-${location.host}`));
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await chooseLocalAccount(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};
