import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#web/app/app.tsx';
import { installLogs } from '#web/app/install-logs.ts';
import { preloadRoute } from '#web/app/preload-route.ts';
import { trustOwnScripts } from '#web/platform/trusted-scripts.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

const start = async (root: HTMLElement): Promise<void> => {
  const arriving = preloadRoute(location.pathname);
  const drawn = root.dataset['prerendered'] !== undefined;
  // Before-paint has hidden the text from somebody who is signed in.
  const hidden = drawn && document.documentElement.dataset['returning'] !== undefined;
  if (drawn && !hidden) await arriving;
  if (hidden) root.replaceChildren();
  delete root.dataset['prerendered'];
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The text is what a visitor sees without a query string. Anybody else's page is drawn anew, in one stroke.
  if (drawn && !hidden && location.search === '') hydrateRoot(root, app);
  else createRoot(root).render(app);
};

trustOwnScripts();
installLogs();
if (import.meta.env.PROD) {
  whenIdle(() => void import('#web/app/start-offline.ts').then(async ({ startOffline }) => startOffline()));
}
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no #root');
void start(root);
