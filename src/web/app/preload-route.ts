import { routesAt } from '#web/app/route-branch.ts';
import type { RouteHandle } from '#web/app/routes.tsx';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/** Brings everything a path draws. A part that cannot be had is asked for again, and reported, when it is drawn. */
export const preloadRoute = async (pathname: string): Promise<void> => {
  await Promise.allSettled(
    routesAt(pathname).map(async ({ handle }: { readonly handle?: unknown }) => {
      if (isHandle(handle)) await handle.preload();
    }),
  );
};
