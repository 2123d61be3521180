import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { resetAppearance } from '#web/services/appearance/appearance.ts';
import { resetNotices } from '#web/services/messages/notices.ts';
import { currentToast, dismissToast } from '#web/services/messages/toasts.ts';
import { sayPageIsThere } from '#web/platform/page-there.ts';
import { supplyBrowserEdges } from '#web/testing/browser-edges.ts';
import { stopTheClock } from '#web/testing/test-clock.ts';

configure({
  // A busy machine fetches a late part slowly; only a test that fails waits this long.
  asyncUtilTimeout: 20_000,
  // The whole page would bury the sentence that says what is missing.
  getElementError: (message) => new Error(message?.split('\n\n', 1)[0] ?? 'Not in the page'),
});

// For good, and not for a test alone: what is still under way when one ends reaches nobody either.
globalThis.fetch = async () => {
  throw new TypeError('No test host answers here');
};

// A component is drawn as on a page that is there already.
sayPageIsThere();

beforeEach(() => {
  supplyBrowserEdges();
  stopTheClock();
  // Files share a window, and some notices ask which page it shows.
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  resetNotices();
  resetAppearance();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Files share their modules: one that is still being fetched when its file ends would be broken for the next.
afterAll(() => vi.dynamicImportSettled());
