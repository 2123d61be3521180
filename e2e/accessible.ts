import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that WCAG 2.2 AA or good practice forbids; the size of targets is off in the tool until asked for. */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
};
