import { Navigate, type RouteObject, useLocation } from 'react-router';
import { redirects } from '#domain/navigation/redirects.ts';
import { type Access, routeTable } from '#domain/navigation/route-table.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { type LazyPage, lazyPage } from '#web/app/lazy-page.tsx';
import { Frame } from '#web/app/guards/frame.tsx';
import { MaybeRecords } from '#web/app/guards/maybe-records.tsx';
import { preloadMemberArea } from '#web/app/guards/member-area.tsx';
import { PublicLayout } from '#web/app/shell/public-layout.tsx';
import { RecordsArea } from '#web/app/guards/records-area.tsx';
import { RootLayout } from '#web/app/shell/root-layout.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

/** What a route's `handle` holds: how to bring what it draws. */
export interface RouteHandle {
  readonly preload: LazyPage['preload'];
}

// A capital letter makes another path, here as on the server.
const page = (path: string, load: () => Promise<object>): RouteObject => {
  const { element, preload, failed } = lazyPage(load);
  return {
    path,
    caseSensitive: true,
    handle: { preload } satisfies RouteHandle,
    // The key gives each page a boundary of its own, so that its spinner shows instead of the page before.
    element: (
      <ErrorBoundary key={path} name={path} onShown={failed}>
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
// A visitor's page asks for none of it.
const maybeMembers = {
  preload: async () => (hasStoredSession() ? preloadMemberArea() : undefined),
} satisfies RouteHandle;

/** Pages of those who are signed in, with what they wrote. */
const recordPages: RouteObject = {
  element: <RecordsArea />,
  children: [
    page('/app', () => import('#web/pages/app.tsx')),
    page('/tasks', () => import('#web/pages/tasks.tsx')),
    page('/inbox', () => import('#web/pages/inbox.tsx')),
    page('/add-task', () => import('#web/pages/add-task.tsx')),
    page('/focus', () => import('#web/pages/focus.tsx')),
    page('/music', () => import('#web/pages/music.tsx')),
    page('/memory-assistant', () => import('#web/pages/memory-assistant.tsx')),
    page('/career-coach', () => import('#web/pages/career-coach.tsx')),
    page('/data-archival', () => import('#web/pages/data-archival.tsx')),
    page('/project-plan', () => import('#web/pages/project-plan.tsx')),
    page('/settings', () => import('#web/pages/settings.tsx')),
  ],
};

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        // The front pages look the same to everybody.
        element: <PublicLayout />,
        children: [
          page('/', () => import('#web/pages/home.tsx')),
          page('/old-homepage', () => import('#web/pages/old-homepage.tsx')),
        ],
      },
      {
        element: <Frame access="public" look="own-main" />,
        handle: maybeMembers,
        children: [
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
            element: <MaybeRecords />,
            children: [
              page('/music-library', () => import('#web/pages/music-library.tsx')),
              page('/voice', () => import('#web/pages/voice.tsx')),
              page('/upload', () => import('#web/pages/upload.tsx')),
              page('/data-export', () => import('#web/pages/data-export.tsx')),
              page('/documentation-migration', () => import('#web/pages/documentation-migration.tsx')),
            ],
          },
          page('*', notFound),
        ],
      },
      page('/auth/google', () => import('#web/pages/auth/google.tsx')),
      page('/auth/v1/callback', () => import('#web/pages/auth/v1/callback.tsx')),
      page('/auth/music/callback', () => import('#web/pages/auth/music/callback.tsx')),
      page('/auth-required', () => import('#web/pages/auth-required.tsx')),
      {
        element: <Frame access="signed-in" look="one-thing" />,
        handle: members,
        children: [
          {
            element: <RecordsArea />,
            children: [page('/welcome', () => import('#web/pages/welcome.tsx'))],
          },
        ],
      },
      {
        element: <Frame access="signed-in" look="app" />,
        handle: members,
        children: [
          recordPages,
          page('/supporter', () => import('#web/pages/supporter.tsx')),
          page('/supporter/join', () => import('#web/pages/supporter/join.tsx')),
          page('/sessions', () => import('#web/pages/sessions.tsx')),
          page('/admin/music', () => import('#web/pages/admin/music.tsx')),
          page('/music-analysis-page', () => import('#web/pages/music-analysis-page.tsx')),
        ],
      },
      {
        element: <Frame access="signed-in" look="own-main" />,
        handle: members,
        children: unbuilt('signed-in'),
      },
      {
        element: <Frame access="admin" look="app" />,
        handle: members,
        children: [
          page('/admin/system', () => import('#web/pages/admin/system.tsx')),
          page('/admin/users', () => import('#web/pages/admin/users.tsx')),
          page('/rls-audit', () => import('#web/pages/rls-audit.tsx')),
          page('/threat-detection', () => import('#web/pages/threat-detection.tsx')),
          page('/project-tasks-admin', () => import('#web/pages/project-tasks-admin.tsx')),
          page('/security', () => import('#web/pages/security.tsx')),
          page('/memory-analytics', () => import('#web/pages/memory-analytics.tsx')),
          page('/admin/memory-analytics', () => import('#web/pages/admin/memory-analytics.tsx')),
        ],
      },
      { element: <Frame access="admin" look="own-main" />, handle: members, children: unbuilt('admin') },
      ...Object.entries(redirects).map(([from, to]): RouteObject => ({
        path: from,
        caseSensitive: true,
        element: <Redirect to={to} />,
      })),
    ],
  },
];
