import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.mjs';
import { setup } from '#server/testing/shared-cluster.ts';
import { type HostProcess, startHost } from '../../e2e/support/host-process.ts';

/** What benches run on. Everything is started when it is first asked for, shared by all benches of a process, and stopped at the end. */
export interface Stage {
  /** The host as `npm start` runs it. */
  readonly host: () => Promise<HostProcess>;
  readonly browser: () => Promise<Browser>;
  /** A PostgreSQL for test databases, which test servers find through the environment. */
  readonly cluster: () => Promise<void>;
  /** The last one in is the first one done. */
  readonly atEnd: (tidy: () => Promise<void>) => void;
}

const once = <Result>(make: () => Promise<Result>): (() => Promise<Result>) => {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
};

export const createStage = (): { readonly stage: Stage; readonly end: () => Promise<void> } => {
  const stack = new AsyncDisposableStack();
  const atEnd: Stage['atEnd'] = (tidy) => stack.defer(tidy);
  const stage: Stage = {
    host: once(async () => {
      const host = await startHost();
      atEnd(host.stop);
      return host;
    }),
    browser: once(async () => {
      const executablePath = findChromium();
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [
          '--no-sandbox',
          '--disable-background-networking',
          '--disable-component-update',
          '--no-first-run',
        ],
        // Whoever runs the bench ends it, and tidies up everything else as well.
        handleSIGHUP: false,
        handleSIGINT: false,
        handleSIGTERM: false,
      });
      atEnd(async () => browser.close());
      return browser;
    }),
    cluster: once(async () => {
      atEnd(await setup());
    }),
    atEnd,
  };
  return { stage, end: once(async () => stack.disposeAsync()) };
};
