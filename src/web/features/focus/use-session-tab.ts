import { useEffect } from 'react';
import { secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import { tabTitle } from '#domain/focus/tab-title.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { tabIcon } from '#web/features/focus/tab-icon.ts';

/** What the tab would say without a session; pages write it, and it comes back afterwards. */
let ownTitle: string | null = null;

/** In front of whatever the page calls itself, also when it calls itself something else. */
const useTabTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return undefined;
    const put = (): void => {
      if (document.title === title) return;
      ownTitle ??= document.title;
      document.title = title;
    };
    put();
    const element = document.querySelector('title');
    if (element === null) return undefined;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      // Somebody else wrote it: a page that was just opened.
      ownTitle = document.title;
      put();
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
  const on = title !== null;
  useEffect(() => {
    if (!on) return undefined;
    return () => {
      if (ownTitle !== null) document.title = ownTitle;
      ownTitle = null;
    };
  }, [on]);
};

const iconSteps = 24;

const useTabIcon = (share: number | null, still: boolean): void => {
  // A few dozen pictures in all: a tab that is redrawn every second only flickers.
  const step = share === null ? null : Math.ceil(Math.min(share, 1) * iconSteps);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || step === null) return undefined;
    const own = link.href;
    link.href = tabIcon(step / iconSteps, still);
    return () => {
      link.href = own;
    };
  }, [step, still]);
};

/** The session in the tab: its time and subject as the title, a ring as the icon. Both go with it. */
export const useSessionTab = (session: FocusSession | null, subject: string | null, now: number): void => {
  const title = tabTitle(session, subject, now);
  const all = session === null ? 0 : secondsInAll(session, now);
  const share = session === null || title === null ? null : secondsLeft(session, now) / Math.max(all, 1);
  useTabTitle(title);
  useTabIcon(share, session?.phase === 'paused');
};
