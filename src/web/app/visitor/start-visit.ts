import { signedOutKey } from '#domain/auth/signed-out.ts';
import { watchMenus } from '#web/app/shell/watch-menus.ts';
import { type Islands, startIslands } from '#web/app/visitor/start-islands.ts';
import { prefetchLinks } from '#web/app/visitor/prefetch-links.ts';
import { pressWithoutReact } from '#web/app/visitor/press-without-react.ts';
import { clearForNobody } from '#web/features/auth/clear-for-nobody.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { watchStoredSession } from '#web/platform/backend/stored-session.ts';
import { thisYear } from '#web/platform/clock/clock.ts';
import { ownLinkOf } from '#web/platform/own-link.ts';
import { takeOverVisits } from '#web/platform/visit.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { appearance } from '#web/services/appearance/appearance.ts';
import { postedNotices, watchNotices } from '#web/services/messages/notices.ts';
import { currentToast, watchToasts } from '#web/services/messages/toasts.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';

// Spec 2 §7: for every visitor, once per page load; it harms nothing, and nobody waits for it.
const cleanUpMusic = async (): Promise<void> => {
  const { cleanUpOnce } = await import('#web/services/player/library/music-cleanup.ts');
  await cleanUpOnce();
};

const sayHowSomebodyLeft = async (): Promise<void> => {
  if (sessionStore.read(signedOutKey) === null) return;
  const { saySignedOut } = await import('#web/features/auth/say-signed-out.ts');
  saySignedOut();
};

const quietly = (run: () => Promise<void>): void => void run().catch(() => undefined);

/** Messages have no place in the drawing: their board comes with the first. */
const bringMessages = (islands: Islands): void => {
  const look = (): void => {
    if (currentToast() !== null || postedNotices() > 0) islands.bringAround();
  };
  watchToasts(look);
  watchNotices(look);
};

/** Music outlives a page, so links lead on inside this document once there is a player. */
const keepMusic = (takeOver: (path: string) => void, signal: AbortSignal): void => {
  onPlayerLoaded(() => {
    if (signal.aborted) return;
    takeOverVisits(takeOver);
    const follow = (event: MouseEvent): void => {
      const to = ownLinkOf(event);
      if (to === null || !isBuiltPath(to.pathname)) return;
      event.preventDefault();
      takeOver(to.pathname + to.search + to.hash);
    };
    document.addEventListener('click', follow, { signal });
  });
};

/** A visit to a page that stays as it was drawn (decision 095): what is small is done here, the rest comes as islands. */
export const startVisit = (root: HTMLElement): void => {
  // Follows the device and other tabs from now on.
  appearance();
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(thisYear());
  const header = root.querySelector('header');
  const leaving = new AbortController();
  if (header !== null) watchMenus(header, leaving.signal);
  pressWithoutReact(root, leaving.signal);
  prefetchLinks(root, leaving.signal);
  const islands = startIslands(root, leaving.signal);
  let wishes = 0;
  const takeOver = (path: string | null): void => {
    wishes += 1;
    const wish = wishes;
    // Of two links that were pressed in a row the second one counts, and the app is drawn once.
    const isOvertaken = (): boolean => leaving.signal.aborted || wish !== wishes;
    const leave = (): boolean => {
      if (isOvertaken()) return false;
      leaving.abort();
      islands.end();
      return true;
    };
    const go = async (): Promise<void> => {
      const { takeOverWith } = await import('#web/app/whole-app.tsx');
      await takeOverWith(root, path, leave);
    };
    // Whoever cannot be led on without a new document gets one.
    go().catch(() => {
      if (isOvertaken()) return;
      if (path === null) location.reload();
      else location.assign(path);
    });
  };
  bringMessages(islands);
  keepMusic(takeOver, leaving.signal);
  leaving.signal.addEventListener(
    'abort',
    watchStoredSession(() => takeOver(null)),
  );
  whenIdle(() => quietly(cleanUpMusic));
  quietly(sayHowSomebodyLeft);
  quietly(clearForNobody);
};
