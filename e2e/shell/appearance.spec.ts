import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast, withMotion } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';

test.use(withMotion);

const openPanel = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'ADHD-Friendly Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'ADHD-Friendly Settings' });
  await expect(panel.getByRole('button', { name: 'Reset to defaults' })).toBeVisible();
  return panel;
};

const turnOn = async (panel: Locator, name: string): Promise<void> => {
  const control = panel.getByRole('switch', { name });
  await expect(control).not.toBeChecked();
  await control.click();
  await expect(control).toBeChecked();
};

const style = async (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const html = (page: Page): Locator => page.locator('html');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const primary = (page: Page): Locator => page.getByRole('button', { name: 'Get Started Free' });
const card = (page: Page): Locator => page.locator('main section.shadow-soft').first();
const fontSize = async (page: Page): Promise<number> =>
  Number.parseFloat(await style(html(page), 'font-size'));

/** Contrast as WCAG measures it, of colours as the browser paints them. */
const contrast = async (page: Page, part: Locator, ground: Locator): Promise<number> => {
  const colours = [await style(part, 'color'), await style(ground, 'background-color')];
  return page.evaluate(([text = '', back = '']) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const luminance = (colour: string): number => {
      if (context === null) throw new Error('no canvas');
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const value = byte / 255;
        return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [darker = 0, lighter = 0] = [luminance(text), luminance(back)].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }, colours);
};

const chroma = async (part: Locator): Promise<number> => {
  const [, value] = /^oklch\(\S+ (\S+)/.exec(await style(part, 'background-color')) ?? [];
  return Number(value);
};

test.beforeEach(async ({ page }, info) => {
  if (info.title.includes('[visitor]')) await page.goto('/');
});

test('[A11Y-01] [visitor] the floating button is 48 px, reachable, and gives the focus back', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'ADHD-Friendly Settings' });
  expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'ADHD-Friendly Settings' });
  await expect(panel.getByRole('switch')).toHaveCount(9);
  await expect(panel.getByRole('slider')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('[A11Y-01] [visitor] reduced motion lets things fade but not move', async ({ page }) => {
  const flame = page.locator('.fire-sway').first();
  expect(await style(flame, 'animation-name')).toBe('sway');
  await turnOn(await openPanel(page), 'Reduce motion');
  expect(await style(flame, 'animation-name')).toBe('none');
  expect(await style(page.locator('.fire-flames'), 'transition-property')).toBe(
    'opacity, color, background-color, border-color',
  );
  expect(await style(page.locator('.fire-flames'), 'transition-duration')).toBe('0.15s');
});

test('[A11Y-01] [visitor] “no animations” stops every animation and transition', async ({ page }) => {
  const running = async () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  await turnOn(await openPanel(page), 'No animations');
  await expect.poll(running).toBe(0);
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
      }).length,
  );
  expect(slow).toBe(0);
});

for (const theme of ['Dark', 'Light']) {
  test(`[A11Y-01] [visitor] high contrast in ${theme.toLowerCase()} gives stronger text and underlined links`, async ({
    page,
  }) => {
    await page.goto('/auth-required');
    const panel = await openPanel(page);
    await panel.getByText(theme, { exact: true }).click();
    const quiet = page.locator('main .text-muted').first();
    const before = await contrast(page, quiet, html(page));
    await turnOn(panel, 'High contrast');
    await expect.poll(async () => contrast(page, quiet, html(page))).toBeGreaterThan(Math.max(before, 12));
    expect(await contrast(page, heading(page), html(page))).toBeCloseTo(21, 0);
    await page.keyboard.press('Escape');
    for (const link of await page.locator('main a').all()) {
      expect(await style(link, 'text-decoration-line')).toBe('underline');
    }
    await expectAccessible(page);
  });
}

test('[A11Y-01] [visitor] large text and text size multiply', async ({ page }) => {
  const plain = await fontSize(page);
  const panel = await openPanel(page);
  await turnOn(panel, 'Large text');
  expect(await fontSize(page)).toBeCloseTo(plain * 1.2, 2);
  const slider = panel.getByRole('slider', { name: 'Text size' });
  expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '150 %');
  expect(await fontSize(page)).toBeCloseTo(plain * 1.8, 2);
  await slider.press('Home');
  await expect(slider).toHaveValue('80');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('90');
  expect(await fontSize(page)).toBeCloseTo(plain * 1.08, 2);
});

test('[A11Y-01] [visitor] animation speed changes transitions and keyframes alike', async ({ page }) => {
  const flame = page.locator('.fire-sway').first();
  const slider = (await openPanel(page)).getByRole('slider', { name: 'Animation speed' });
  const measured = async () => [
    await style(primary(page), 'transition-duration'),
    await style(flame, 'animation-duration'),
  ];
  expect(await measured()).toEqual(['0.3s', '4.8s']);
  await slider.press('Home');
  await expect(slider).toHaveValue('25');
  expect(await measured()).toEqual(['1.2s', '19.2s']);
  await slider.press('End');
  await expect(slider).toHaveValue('200');
  expect(await measured()).toEqual(['0.15s', '2.4s']);
});

test('[A11Y-01] [visitor] focus mode hides the footer and distractions, and shows one column', async ({
  page,
}) => {
  const columns = async () =>
    (await style(page.locator('main ol').first(), 'grid-template-columns')).split(' ');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  expect((await columns()).length).toBeGreaterThan(1);
  await turnOn(await openPanel(page), 'Focus mode');
  await page.keyboard.press('Escape');
  await expect(footer).toBeHidden();
  for (const part of await page.locator('[data-distraction]').all()) await expect(part).toBeHidden();
  expect(await columns()).toHaveLength(1);
});

test('[A11Y-01] [visitor] calm colours halve the saturation and remove the glow', async ({ page }) => {
  const before = await chroma(primary(page));
  await expect(page.locator('.fire-glow')).toHaveCSS('display', 'inline');
  await turnOn(await openPanel(page), 'Calm colours');
  await expect.poll(async () => (await chroma(primary(page))) / before).toBeCloseTo(0.5, 2);
  await expect(page.locator('.fire-glow')).toHaveCSS('display', 'none');
});

/** What a screen reader is given. Playwright's roles do not know that an open modal makes the rest inert. */
const exposed = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)}: ${String(name?.value)}`);
};

test.describe('audio descriptions', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Kept over the pages of the journey.
      speechSynthesis.speak = ({ text }) =>
        sessionStorage.setItem('spoken', `${sessionStorage.getItem('spoken') ?? ''}${text}\n`);
      speechSynthesis.cancel = () => sessionStorage.setItem('cancelled', 'once');
    });
  });

  test('[A11Y-01] audio descriptions announce switches, pages and notices in a live region and aloud', async ({
    page,
    person,
  }) => {
    await signIn(page, person);
    const region = page.getByRole('log', { name: 'Audio descriptions' });
    const noted = async (key: string) =>
      page.evaluate((name) => sessionStorage.getItem(name)?.split('\n') ?? [], key);
    const spoken = async () => noted('spoken');
    await expect(region).toHaveCount(0);
    const panel = await openPanel(page);
    const inside = panel.getByRole('log', { name: 'Audio descriptions' });
    await expect(inside).toBeEmpty();
    await turnOn(panel, 'Audio descriptions');
    await expect.poll(spoken).toContain('Audio descriptions: on. Escape stops the voice.');
    await expect.poll(spoken).toContain('How’s your energy right now?');
    await turnOn(panel, 'Calm colours');
    await expect.poll(spoken).toContain('Calm colours: on');
    await expect(inside).toHaveText('Calm colours: on');
    const heard = ['log: Audio descriptions', 'StaticText: Calm colours: on'];
    await expect.poll(async () => exposed(page)).toEqual(expect.arrayContaining(heard));
    await panel.getByRole('slider', { name: 'Text size' }).press('ArrowRight');
    await expect.poll(spoken).toContain('Text size: 110 %');
    await page.keyboard.press('Escape');
    await expect.poll(async () => noted('cancelled')).toContain('once');
    await expect(panel).toHaveCount(0);
    await expect(region).toBeEmpty();

    await page.getByRole('link', { name: 'Pick for me' }).click();
    await expect.poll(spoken).toContain('Tasks');
    await expect(region).toHaveText('Tasks');
    await page.getByRole('link', { name: 'Add Task' }).click();
    await page.getByLabel('What is it?').fill('Water the plants');
    await page.getByRole('button', { name: 'Add Task' }).click();
    await expect.poll(async () => (await spoken()).some((text) => text.startsWith('Created'))).toBe(true);
  });
});

test('[A11Y-01] [visitor] choices are kept, and applied before the first paint', async ({ page }) => {
  const panel = await openPanel(page);
  await turnOn(panel, 'Reduce motion');
  await turnOn(panel, 'High contrast');
  await turnOn(panel, 'Large text');
  await panel.getByText('Light', { exact: true }).click();
  expect(
    JSON.parse((await page.evaluate(() => localStorage.getItem('accessibility-profile'))) ?? ''),
  ).toEqual({
    reduceMotion: true,
    highContrast: true,
    largeText: true,
    focusMode: false,
    noAnimations: false,
    calmColors: false,
    audioDescriptions: false,
    textSize: 100,
    animationSpeed: 100,
  });
  // The body does not exist yet while the head is read, and the app's own script runs after all of it.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      const { theme, motion, contrast: strength } = document.documentElement.dataset;
      const scale = document.documentElement.style.getPropertyValue('--text-scale');
      Object.assign(globalThis, { atFirstPaint: [theme, motion, strength, scale] });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'atFirstPaint') as unknown)).toEqual([
    'light',
    'reduced',
    'more',
    '1.2',
  ]);
  await expect((await openPanel(page)).getByRole('switch', { name: 'Large text' })).toBeChecked();
});

test('[A11Y-01] [UI-03] [visitor] another tab follows a change of appearance', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  const panel = await openPanel(page);
  await turnOn(panel, 'High contrast');
  await panel.getByText('Light', { exact: true }).click();
  await expect(html(other)).toHaveAttribute('data-contrast', 'more');
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(html(other)).toHaveAttribute('data-contrast', 'normal');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

test('[A11Y-01] [visitor] a quick profile sets everything it names, and Default resets it', async ({
  page,
}) => {
  const panel = await openPanel(page);
  const quick = (name: string): Locator => panel.getByRole('button', { name: new RegExp(`^${name}`) });
  const on = async () =>
    panel
      .getByRole('switch', { checked: true })
      .evaluateAll((all) => all.map((one) => one.nextElementSibling?.querySelector('label')?.textContent));
  await expect(quick('Default')).toHaveAttribute('aria-pressed', 'true');
  await quick('Easy reading').click();
  await expect(quick('Easy reading')).toHaveAttribute('aria-pressed', 'true');
  expect(await on()).toEqual(['Large text', 'High contrast', 'Adaptive mode']);
  await expect(panel.getByRole('slider', { name: 'Text size' })).toHaveValue('110');
  await quick('Low stimulation').click();
  expect(await on()).toEqual([
    'Reduce motion',
    'No animations',
    'Focus mode',
    'Calm colours',
    'Adaptive mode',
  ]);
  await expect(panel.getByRole('slider', { name: 'Text size' })).toHaveValue('100');
  await quick('Default').click();
  expect(await on()).toEqual(['Adaptive mode']);
});

test('[UI-01] [visitor] shape, spacing, pace and colour follow energy and mood, and 44 px stay 44 px', async ({
  page,
}) => {
  const panel = await openPanel(page);
  const measured = async () => ({
    radius: await style(card(page), 'border-radius'),
    padding: Number.parseFloat(await style(card(page), 'padding-left')),
    pace: await style(primary(page), 'transition-duration'),
    shadow: await style(card(page), 'box-shadow'),
    colour: await chroma(primary(page)),
    button: (await primary(page).boundingBox())?.height ?? 0,
  });
  const settled = async (pace: string) => {
    await expect(html(page)).toHaveAttribute('style', new RegExp(`--pace: ${pace};`));
    await expect
      .poll(async () =>
        page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
      )
      .toBe(0);
    return measured();
  };
  const house = await settled('0.3s');
  expect([house.radius, house.pace]).toEqual(['20px', '0.3s']);

  await panel.getByRole('radiogroup', { name: 'Mood' }).getByText('Energized').click();
  await panel.getByRole('radiogroup', { name: 'Energy' }).getByText('High').click();
  const crisp = await settled('0.2s');
  expect([crisp.radius, crisp.pace]).toEqual(['2px', '0.2s']);
  expect(crisp.padding / house.padding).toBeCloseTo(0.8);
  expect(crisp.colour / house.colour).toBeCloseTo(1.2, 2);
  expect(crisp.button).toBeGreaterThanOrEqual(44);

  await panel.getByRole('radiogroup', { name: 'Mood' }).getByText('Relaxed').click();
  await panel.getByRole('radiogroup', { name: 'Energy' }).getByText('Low').click();
  const soft = await settled('0.6s');
  expect([soft.radius, soft.pace]).toEqual(['20px', '0.6s']);
  expect(soft.padding / house.padding).toBeCloseTo(1.2);
  expect(soft.colour / house.colour).toBeCloseTo(0.6, 2);
  expect(new Set([house.shadow, crisp.shadow, soft.shadow]).size).toBe(3);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('adaptive-ui-state'))) ?? '')).toEqual({
    currentMood: 'relaxed',
    currentEnergy: 'low',
    adaptiveMode: true,
  });

  await panel.getByRole('switch', { name: 'Adaptive mode' }).click();
  expect(await settled('0.3s')).toEqual(house);
});

test('[UI-01] the dashboard’s energy and mood change the appearance', async ({ page, person }) => {
  await signIn(page, person);
  await page.getByRole('radiogroup', { name: 'Energy right now' }).getByText('High').click();
  await expect(html(page)).toHaveAttribute('style', /--room-scale: 0\.8/);
  await page.goto('/add-task');
  await page.getByLabel('What is it?').fill('Water the plants');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(toast(page)).toContainText('Created');
  await page.goto('/app');
  await page.getByText('How do you feel?').click();
  await page.getByRole('radiogroup', { name: 'How do you feel?' }).getByText('Upbeat').click();
  await expect(page.getByRole('region', { name: 'Water the plants' })).toHaveCSS('border-radius', '2px');
});

test('[UI-02] [visitor] calm mode stills the fire, and is kept', async ({ page }) => {
  const flame = page.locator('.fire-sway').first();
  await turnOn(await openPanel(page), 'Calm mode');
  expect(await style(flame, 'animation-name')).toBe('none');
  expect(await style(primary(page), 'transition-duration')).toBe('0.45s');
  expect(await page.evaluate(() => localStorage.getItem('calm-mode'))).toBe('true');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-calm', 'on');
});

test('[UI-02] [visitor] calm mode follows the device until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html(page)).toHaveAttribute('data-calm', 'on');
  await expect(html(page)).toHaveAttribute('data-motion', 'reduced');
  const calm = (await openPanel(page)).getByRole('switch', { name: 'Calm mode' });
  await expect(calm).toBeChecked();
  await calm.click();
  await expect(html(page)).toHaveAttribute('data-calm', 'off');
  await expect(html(page)).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(html(page)).toHaveAttribute('data-motion', 'full');
});

test('[UI-03] [visitor] the system theme follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await (await openPanel(page)).getByText('System', { exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
});

test('[UI-03] a theme goes with the account to another device, over what was there', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/rest/v1/users'),
  );
  await page.getByRole('button', { name: 'Use light theme' }).click();
  expect((await saved).status()).toBe(204);

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await signIn(other, person);
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  expect(await other.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await elsewhere.close();
});

test('[UI-03] a theme chosen before the first sign-in is not lost to a default', async ({ page, person }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use light theme' }).click();
  const read = page.waitForResponse((answer) =>
    answer.url().includes('/rest/v1/users?select=theme_preference'),
  );
  await signIn(page, person);
  await read;
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('[UI-03] a theme that cannot be saved stays on this device, and says so', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await signIn(page, person);
  await page.route('**/rest/v1/users?*', async (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(toast(page)).toContainText('Save Failed');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('[A11Y-01] the appearance panel is accessible in both themes', async ({ page }) => {
  await followDevice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openPanel(page);
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page, 'dialog');
  }
});

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('[A11Y-01] the largest text fits the narrowest window', async ({ page, person }) => {
    await page.addInitScript(() =>
      localStorage.setItem('accessibility-profile', JSON.stringify({ largeText: true, textSize: 150 })),
    );
    const fits = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    };
    await fits('/');
    const panel = await openPanel(page);
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    await fits('/auth-required');
    await signIn(page, person);
    for (const path of ['/welcome', '/app', '/tasks', '/add-task']) await fits(path);
  });
});
