import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#web/app/app.tsx';
import { installLogs } from '#web/app/install-logs.ts';
import { preloadRoute } from '#web/app/preload-route.ts';
import { hasStoredSession } from '#web/platform/stored-session.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

const start = async (root: HTMLElement): Promise<void> => {
  const arriving = preloadRoute(location.pathname);
  // The text in the page is what a visitor sees; somebody signed in gets a page of their own instead.
  const prerendered = root.dataset['prerendered'] !== undefined && !hasStoredSession();
  if (prerendered) await arriving;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // What a query string changes was not known at build time; such a page is drawn anew, in one stroke.
  if (prerendered && location.search === '') hydrateRoot(root, app);
  else createRoot(root).render(app);
  delete root.dataset['prerendered'];
};

installLogs();
if (import.meta.env.PROD) {
  whenIdle(() => void import('#web/app/start-offline.ts').then(async ({ startOffline }) => startOffline()));
}
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no #root');
void start(root);
