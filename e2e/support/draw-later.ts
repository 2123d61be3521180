import type { Page } from '@playwright/test';

/** Sections below the first screen wait until somebody comes near (decision 095): everything is drawn, as if somebody had. */
export const drawLater = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.later { content-visibility: visible; contain: layout style paint }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
