import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '#web/app/app.tsx';
import { preloadRoute } from '#web/app/preload-route.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** Run at build time, on Node: a public page as a visitor sees it. */
export const renderPage = async (pathname: string): Promise<string> => {
  await preloadRoute(pathname);
  return renderToString(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
};

/** What stands in a page that only one person can fill, until it is there. */
export const renderWaiting = (): string => renderToString(<FullPageSpinner text="Loading..." />);
