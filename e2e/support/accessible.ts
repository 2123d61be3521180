import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { drawLater } from './draw-later.ts';
import { lookAgain } from './look-again.ts';

declare global {
  interface Window {
    /** There once a page was looked at. */
    axe?: typeof axe;
  }
}

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What fades in is as pale as its moment. A ring that goes round and endless motion are not waited for. */
const stillness = async (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const fades = document.getAnimations().filter((one) => {
            if (one.playState !== 'running') return false;
            return one instanceof CSSTransition
              ? /opacity|color/.test(one.transitionProperty)
              : Number.isFinite(one.effect?.getComputedTiming().endTime);
          });
          return fades.length;
        }),
      { intervals: lookAgain },
    )
    .toBe(0);

/** A page whose code is still on its way is a spinner without a title, whatever the navigation says already. */
const arrived = async (page: Page): Promise<void> =>
  expect(page.locator('h1, [role=heading][aria-level="1"]').first()).toBeAttached();

/**
 * Nothing that WCAG 2.2 AA or good practice forbids; the size of targets is off in the tool until asked for. The tool runs
 * in the page itself: its adapter for Playwright opens a second page for every look, which takes three times as long.
 */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  if (part === undefined) await arrived(page);
  // Of what is not drawn the tool sees neither colours nor what lies behind.
  await drawLater(page);
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker);
  const violations = await page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('The page changed while it was looked at');
    const { violations: found } = await window.axe.run(only ?? document, {
      resultTypes: ['violations'],
      // What is wrong is named by its markup; a selector for every element takes a quarter of the time.
      selectors: false,
      rules: { 'target-size': { enabled: true } },
    });
    return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`);
  }, part);
  expect(violations).toEqual([]);
};
