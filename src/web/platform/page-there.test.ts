import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As a page finds it when it begins. */
const begin = async () => {
  vi.resetModules();
  const there = await import('#web/platform/page-there.ts');
  return { ...there, ...(await import('#web/platform/when-idle.ts')) };
};

describe('what waits for the page', () => {
  let idle: (() => void)[] = [];

  beforeEach(() => {
    idle = [];
    const requestIdleCallback = (run: () => void): number => idle.push(run);
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('document', { readyState: 'complete' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes when the page is there, once', async () => {
    const { afterPage, pageIsThere, sayPageIsThere, whenIdle } = await begin();
    const came: string[] = [];
    const waiting = afterPage().then(() => came.push('after the page'));
    whenIdle(() => came.push('when idle'));
    idle.forEach((run) => run());
    expect([pageIsThere(), came]).toEqual([false, []]);
    sayPageIsThere();
    sayPageIsThere();
    await waiting;
    expect([pageIsThere(), came, idle.length]).toEqual([true, ['after the page'], 1]);
    idle.forEach((run) => run());
    expect(came).toEqual(['after the page', 'when idle']);
    await afterPage();
  });

  it('comes without it once the browser has nothing to do', async () => {
    const { afterPage, goOnWithoutPage, pageIsThere } = await begin();
    const waiting = afterPage();
    goOnWithoutPage();
    expect(pageIsThere()).toBe(false);
    idle.forEach((run) => run());
    await waiting;
    expect(pageIsThere()).toBe(true);
  });
});
