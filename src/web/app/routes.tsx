import type { RouteObject } from 'react-router';
import { type Access, routeTable } from '#domain/navigation/route-table.ts';
import { AdminGuard } from '#web/app/admin-guard.tsx';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { RootLayout } from '#web/app/root-layout.tsx';
import { RouteError } from '#web/app/route-error.tsx';
import { Shell } from '#web/app/shell.tsx';
import { SignedInGuard } from '#web/app/signed-in-guard.tsx';

// A capital letter makes another path, here as on the server.
const page = (path: string, load: () => Promise<object>): RouteObject => ({
  path,
  caseSensitive: true,
  // The key gives each page a boundary of its own, so that its spinner shows instead of the page before.
  element: <div key={path}>{lazyPage(load)}</div>,
});

const notFound = () => import('#web/pages/not-found.tsx');

const unbuilt = (access: Access): RouteObject[] =>
  routeTable
    .filter((entry) => entry.access === access && !entry.built)
    .map((entry) => page(entry.path, notFound));

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      page('/', () => import('#web/pages/home.tsx')),
      page('/auth/google', () => import('#web/pages/auth/google.tsx')),
      page('/auth/v1/callback', () => import('#web/pages/auth/v1/callback.tsx')),
      page('/auth-required', () => import('#web/pages/auth-required.tsx')),
      {
        element: <SignedInGuard />,
        children: [
          {
            element: <Shell links={false} />,
            children: [page('/welcome', () => import('#web/pages/welcome.tsx'))],
          },
          {
            element: <Shell />,
            children: [
              page('/app', () => import('#web/pages/app.tsx')),
              page('/tasks', () => import('#web/pages/tasks.tsx')),
              page('/add-task', () => import('#web/pages/add-task.tsx')),
            ],
          },
          ...unbuilt('signed-in'),
        ],
      },
      {
        element: <AdminGuard />,
        children: [
          {
            element: <Shell />,
            children: [page('/admin/system', () => import('#web/pages/admin/system.tsx'))],
          },
          ...unbuilt('admin'),
        ],
      },
      page('*', notFound),
    ],
  },
];
