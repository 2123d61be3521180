import type { Page } from '@playwright/test';

/** What is asked of every page: at the centre of each control lies the control itself. */
export interface Covered {
  readonly control: string;
  readonly by: string;
}

/**
 * Runs in the page. Each control is brought into view as the keyboard would bring it, by the shortest way, which is where a
 * bar or a floating button could lie over it.
 */
const lookAtControls = (): Covered[] => {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="switch"]';
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
  const describe = (element: Element | null): string => {
    if (element === null) return 'nothing: it is out of the window';
    const place = element.closest('header, nav, section, main, footer, dialog, body');
    return `${element.tagName.toLowerCase()}.${element.className} in ${place?.tagName.toLowerCase()} ${place?.getAttribute('aria-label') ?? ''}`;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // A field that only programs fill in is out of sight on purpose.
    element.closest('[inert], .sr-only, [aria-hidden="true"]') === null;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
  const belongs = (control: Element, top: Element | null): boolean => {
    if (top === null) return false;
    if (control.contains(top)) return true;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLButtonElement)) return false;
    return [...(control.labels ?? [])].some((label) => label.contains(top));
  };
  const covered: Covered[] = [];
  for (const control of document.querySelectorAll(selector)) {
    // The way to the content shows itself only while it has the focus.
    if (!isThere(control) || control.matches('[href="#main"]')) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A link that wraps has its words in several boxes, and nothing in the middle of all of them.
    const boxes = [...control.getClientRects()];
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    if (box === undefined) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!belongs(control, top)) covered.push({ control: nameOf(control), by: describe(top) });
  }
  return covered;
};

/** What is covered on the page as it is now, and how far it runs out of the window to the side. */
export const coveredOn = async (page: Page): Promise<{ covered: readonly Covered[]; beyond: number }> => {
  const covered = await page.evaluate(lookAtControls);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return { covered, beyond };
};

/**
 * A size of window and of text (twice as large as it comes: what the product's own sliders do, and a little more), and the
 * frames in which the bars tell the page how high they have become.
 */
export const resize = async (
  page: Page,
  size: { readonly width: number; readonly height: number },
  scale: number | null = null,
): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(async (factor) => {
    const root = document.documentElement;
    if (factor !== null) {
      root.style.setProperty('--text-scale', String(factor));
      root.dataset['text'] = factor > 1 ? 'large' : 'normal';
      // The style sheet looks at the class (decision 100).
      root.classList.toggle('text-large', factor > 1);
    }
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, scale);
};
