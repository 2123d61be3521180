import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useRoutes } from 'react-router';
import { preloadRoute } from '#web/app/preload-route.ts';
import { routes } from '#web/app/routes.tsx';
import { WaitingShell } from '#web/app/shell/waiting-shell.tsx';
import { IslandFrame } from '#web/app/visitor/island-frame.tsx';
import { islands } from '#web/app/visitor/islands.ts';
import { VisitorAuth } from '#web/features/auth/visitor-auth.tsx';
import { drawIslandsWith } from '#web/ui/island.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const Pages = () => useRoutes(routes);

drawIslandsWith((name, Component) => {
  if (!(name in islands)) throw new Error(`No island is called ${name}`);
  return renderToString(createElement(IslandFrame, { name, Component }), { identifierPrefix: name });
});

/** Run at build time, on Node: a public page as a visitor sees it, with its islands asleep. */
export const renderPage = async (pathname: string): Promise<string> => {
  await preloadRoute(pathname);
  return renderToString(
    <StrictMode>
      <StaticRouter location={pathname}>
        <VisitorAuth>
          <Pages />
        </VisitorAuth>
      </StaticRouter>
    </StrictMode>,
  );
};

/** What stands in a page that only one person can fill, until it is there. */
export const renderWaiting = (): string => renderToString(<FullPageSpinner text="Loading..." />);

/** The same for a page of the app, with the frame around it. */
export const renderWaitingShell = (pathname: string): string =>
  renderToString(
    <StaticRouter location={pathname}>
      <VisitorAuth>
        <WaitingShell />
      </VisitorAuth>
    </StaticRouter>,
  );
