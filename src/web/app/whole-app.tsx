import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#web/app/app.tsx';
import { preloadRoute } from '#web/app/preload-route.ts';

const draw = (root: HTMLElement): void => {
  delete root.dataset['prerendered'];
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
};

/** The app from the first stroke: on every page of somebody who may be signed in, and wherever an address asks something. */
export const drawWholeApp = async (root: HTMLElement): Promise<void> => {
  const arriving = preloadRoute(location.pathname);
  // Before-paint has hidden the text from somebody who is signed in. Anybody else reads on until the page is there.
  const readable =
    root.dataset['prerendered'] !== undefined && !('returning' in document.documentElement.dataset);
  if (readable) await arriving;
  root.replaceChildren();
  draw(root);
};

/**
 * From a page of islands to the app, in the same document: what plays goes on. `path` is where it goes; without it the
 * same page is drawn, for somebody who has just signed in elsewhere. `leave` ends the islands.
 */
export const takeOverWith = async (
  root: HTMLElement,
  path: string | null,
  leave: () => void,
): Promise<void> => {
  const to = new URL(path ?? location.href, location.href);
  await preloadRoute(to.pathname);
  leave();
  root.replaceChildren();
  if (path !== null) {
    history.pushState(null, '', to);
    window.scrollTo(0, 0);
  }
  draw(root);
};
