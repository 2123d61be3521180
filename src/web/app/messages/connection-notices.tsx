import { useEffect } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { loadNoticeBoard, loadToastBoard } from '#web/app/messages/lazy-boards.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

const fetchBoards = (): void => {
  void Promise.allSettled([loadNoticeBoard(), loadToastBoard()]);
};

/** Tells a signed-in person when the network goes and comes. */
export const ConnectionNotices = () => {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('offline', () => showMessage(catalogue.offline), { signal });
    window.addEventListener('online', () => showMessage(catalogue.backOnline), { signal });
    if (!navigator.onLine) showMessage(catalogue.offline);
    return () => leaving.abort();
  }, []);
  // Once the network is gone it is too late to fetch what says so, or the Undo of a toast; a page that is only looked
  // at needs neither.
  useEffect(() => {
    const leaving = new AbortController();
    for (const sign of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(sign, fetchBoards, { once: true, passive: true, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);
  return null;
};
