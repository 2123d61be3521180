import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { routeTable } from '#domain/navigation/route-table.ts';
import { withoutSlash } from '#domain/navigation/without-slash.ts';
import { App } from '#web/app/app.tsx';
import { whoIsHere, type Arrival } from '#web/features/auth/who-is-here.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { readStoredUser } from '#web/platform/backend/stored-user.ts';
import { preloadRoute } from '#web/app/preload-route.ts';

const draw = (root: HTMLElement, arrival: Arrival | null = null): void => {
  delete root.dataset['prerendered'];
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App arrival={arrival} />
      </BrowserRouter>
    </StrictMode>,
  );
};

/** A page that is drawn for one person, in the app's own frame. */
const isOwnPage = (pathname: string): boolean =>
  hasStoredSession() &&
  routeTable.some(({ path, access }) => access === 'signed-in' && path === withoutSlash(pathname));

/** What this device holds of somebody is read while the host is asked about their session; comes back with how to close it. */
const openOwnRecords = async (): Promise<(() => void) | undefined> => {
  const user = readStoredUser();
  if (user === null) return undefined;
  const { openAhead } = await import('#web/app/guards/records-ahead.ts');
  return openAhead(user.id);
};

const whoIsHereWithRecords = async (): Promise<Arrival> => {
  const [arrival, close] = await Promise.all([whoIsHere(), openOwnRecords().catch(() => undefined)]);
  if (arrival.user === null) close?.();
  return arrival;
};

/** The app from the first stroke: on every page of somebody who may be signed in, and wherever an address asks something. */
export const drawWholeApp = async (root: HTMLElement): Promise<void> => {
  const arriving = preloadRoute(location.pathname);
  // Before-paint has hidden the text from somebody who is signed in. Anybody else reads on until the page is there.
  const readable =
    root.dataset['prerendered'] !== undefined && !('returning' in document.documentElement.dataset);
  if (readable) await arriving;
  // Somebody's own page waits, as it stands in the HTML, until it is known who may see it.
  const [arrival] = isOwnPage(location.pathname)
    ? await Promise.all([whoIsHereWithRecords(), arriving])
    : [null];
  if (root.dataset['prerendered'] !== undefined) root.replaceChildren();
  draw(root, arrival);
};

/**
 * From a page of islands to the app, in the same document: what plays goes on. `path` is where it goes; without it the
 * same page is drawn, for somebody who has just signed in elsewhere. `leave` ends the islands, or says that it is too late.
 */
export const takeOverWith = async (
  root: HTMLElement,
  path: string | null,
  leave: () => boolean,
): Promise<void> => {
  const to = new URL(path ?? location.href, location.href);
  await preloadRoute(to.pathname);
  if (!leave()) return;
  root.replaceChildren();
  if (path !== null) {
    history.pushState(null, '', to);
    window.scrollTo(0, 0);
  }
  draw(root);
};
