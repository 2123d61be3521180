import { Navigate, type RouteObject, useLocation } from 'react-router';
import { redirects } from '#domain/navigation/redirects.ts';
import { type Access, routeTable } from '#domain/navigation/route-table.ts';
import { AdminGuard } from '#web/app/guards/admin-guard.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { type LazyPage, lazyPage } from '#web/app/lazy-page.tsx';
import { MaybeMember } from '#web/app/guards/maybe-member.tsx';
import { preloadMemberArea, Shell } from '#web/app/guards/member-area.tsx';
import { PublicLayout } from '#web/app/shell/public-layout.tsx';
import { RecordsArea } from '#web/app/guards/records-area.tsx';
import { RootLayout } from '#web/app/shell/root-layout.tsx';
import { SignedInGuard } from '#web/app/guards/signed-in-guard.tsx';

/** What a route's `handle` holds: how to bring what it draws. */
export interface RouteHandle {
  readonly preload: LazyPage['preload'];
}

// A capital letter makes another path, here as on the server.
const page = (path: string, load: () => Promise<object>): RouteObject => {
  const { element, preload } = lazyPage(load);
  return {
    path,
    caseSensitive: true,
    handle: { preload } satisfies RouteHandle,
    // The key gives each page a boundary of its own, so that its spinner shows instead of the page before.
    element: (
      <ErrorBoundary key={path} name={path}>
        {element}
      </ErrorBoundary>
    ),
  };
};

const Redirect = ({ to }: { readonly to: string }) => {
  const { search, hash } = useLocation();
  return <Navigate replace to={to + search + hash} />;
};

const notFound = () => import('#web/pages/not-found.tsx');

const unbuilt = (access: Access): RouteObject[] =>
  routeTable
    .filter((entry) => entry.access === access && !entry.built)
    .map((entry) => page(entry.path, notFound));

const members = { preload: preloadMemberArea } satisfies RouteHandle;

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          page('/', () => import('#web/pages/home.tsx')),
          page('/old-homepage', async () => (await import('#web/pages/old-homepage.tsx')).wholePage()),
          page('/features-pricing', () => import('#web/pages/features-pricing.tsx')),
          page('/roadmap', () => import('#web/pages/roadmap.tsx')),
          page('/brand', () => import('#web/pages/brand.tsx')),
          page('/privacy', () => import('#web/pages/privacy.tsx')),
          page('/terms', () => import('#web/pages/terms.tsx')),
          page('/search', () => import('#web/pages/search.tsx')),
          page('/contact', () => import('#web/pages/contact.tsx')),
          page('/adhd-screening', () => import('#web/pages/adhd-screening.tsx')),
          page('/adhd-research', () => import('#web/pages/adhd-research.tsx')),
          page('/music-guide', () => import('#web/pages/music-guide.tsx')),
          page('/music-therapy-research', () => import('#web/pages/music-therapy-research.tsx')),
          page('/security-overview', () => import('#web/pages/security-overview.tsx')),
          page('/security-architecture', () => import('#web/pages/security-architecture.tsx')),
          page('/ai-memory-system', () => import('#web/pages/ai-memory-system.tsx')),
          {
            element: <MaybeMember />,
            children: [
              page('/music-library', () => import('#web/pages/music-library.tsx')),
              page('/voice', () => import('#web/pages/voice.tsx')),
              page('/data-export', () => import('#web/pages/data-export.tsx')),
              page('/documentation-migration', () => import('#web/pages/documentation-migration.tsx')),
            ],
          },
          page('*', notFound),
        ],
      },
      page('/auth/google', () => import('#web/pages/auth/google.tsx')),
      page('/auth/v1/callback', () => import('#web/pages/auth/v1/callback.tsx')),
      page('/auth-required', () => import('#web/pages/auth-required.tsx')),
      {
        element: <SignedInGuard />,
        handle: members,
        children: [
          {
            element: <Shell links={false} />,
            children: [
              {
                element: <RecordsArea />,
                children: [page('/welcome', () => import('#web/pages/welcome.tsx'))],
              },
            ],
          },
          {
            element: <Shell />,
            children: [
              {
                element: <RecordsArea />,
                children: [
                  page('/app', () => import('#web/pages/app.tsx')),
                  page('/tasks', () => import('#web/pages/tasks.tsx')),
                  page('/inbox', () => import('#web/pages/inbox.tsx')),
                  page('/add-task', () => import('#web/pages/add-task.tsx')),
                  page('/focus', () => import('#web/pages/focus.tsx')),
                  page('/music', () => import('#web/pages/music.tsx')),
                  page('/project-plan', () => import('#web/pages/project-plan.tsx')),
                ],
              },
              page('/sessions', () => import('#web/pages/sessions.tsx')),
            ],
          },
          ...unbuilt('signed-in'),
        ],
      },
      {
        element: <AdminGuard />,
        handle: members,
        children: [
          {
            element: <Shell />,
            children: [page('/admin/system', () => import('#web/pages/admin/system.tsx'))],
          },
          ...unbuilt('admin'),
        ],
      },
      ...Object.entries(redirects).map(([from, to]): RouteObject => ({
        path: from,
        caseSensitive: true,
        element: <Redirect to={to} />,
      })),
    ],
  },
];
