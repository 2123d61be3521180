import { matchRoutes } from 'react-router';
import type { RouteHandle } from '#web/app/routes.tsx';
import { routes } from '#web/app/routes.tsx';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/** Brings everything a path draws. A part that cannot be had is asked for again, and reported, when it is drawn. */
export const preloadRoute = async (pathname: string): Promise<void> => {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      const handle: unknown = route.handle;
      if (isHandle(handle)) await handle.preload();
    }),
  );
};
