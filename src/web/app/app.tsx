import type { ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { branchTo } from '#web/app/route-branch.ts';
import { Toaster } from '#web/app/messages/toaster.tsx';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import type { Arrival } from '#web/features/auth/who-is-here.ts';
import { useRouteAhead } from '#web/app/use-route-ahead.ts';
import { useRouterVisits } from '#web/app/use-router-visits.ts';

const Pages = (): ReactNode => {
  useRouterVisits();
  useRouteAhead();
  return useRoutes(branchTo(useLocation().pathname));
};

/** The same tree in the browser and at build time, where public pages are drawn before anybody asks. */
export const App = ({ arrival = null }: { readonly arrival?: Arrival | null }) => (
  <AuthProvider arrival={arrival}>
    <Toaster>
      <ErrorBoundary name="Kindling">
        <Pages />
      </ErrorBoundary>
    </Toaster>
  </AuthProvider>
);
