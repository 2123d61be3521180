import { vi } from 'vitest';

/** Menus stand in the browser's top layer, which has no meaning without a layout: being in the page is being shown. */
const supplyPopover = (): void => {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset['popover'] = 'open';
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset['popover'];
    },
  });
};

/** There is one page only: whoever asks for a lock has it. */
const request = async (_name: string, work: () => Promise<void>): Promise<void> => work();

const supplyLocks = (): void => {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

/** The language that the browser tests have, too. */
const supplyLanguage = (): void => {
  Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
};

/** A device on which nobody has set anything, and whose browser is never idle: what comes later is asked for by a test. */
export const supplyBrowserEdges = (): void => {
  supplyPopover();
  supplyLocks();
  supplyLanguage();
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
};
