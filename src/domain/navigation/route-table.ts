import { withoutSlash } from '#domain/navigation/without-slash.ts';

export type Access = 'public' | 'signed-in' | 'admin';

export interface RouteEntry {
  readonly path: string;
  readonly access: Access;
  readonly built: boolean;
}

const route = (access: Access, built: boolean) => (path: string) => ({ path, access, built });

/** Every route of spec 1 §2. A route that is not built yet still runs its guard, then shows the 404 page. */
export const routeTable: readonly RouteEntry[] = [
  ...['/', '/auth/google', '/auth/v1/callback', '/auth-required'].map(route('public', true)),
  ...['/features-pricing', '/privacy', '/terms', '/search', '/music-guide', '/music-library', '/voice'].map(
    route('public', true),
  ),
  route('public', true)('/adhd-screening'),
  ...[
    '/old-homepage',
    '/roadmap',
    '/brand',
    '/contact',
    '/upload',
    '/data-export',
    '/documentation-migration',
    '/security-overview',
    '/adhd-research',
    '/music-therapy-research',
    '/ai-memory-system',
    '/security-architecture',
  ].map(route('public', false)),
  ...['/welcome', '/app', '/tasks', '/add-task', '/focus', '/music', '/project-plan'].map(
    route('signed-in', true),
  ),
  // Ours: the specification has the calls for it, and no screen.
  route('signed-in', true)('/sessions'),
  ...['/admin/music', '/career-coach', '/data-archival', '/memory-assistant', '/music-analysis-page'].map(
    route('signed-in', false),
  ),
  ...['/admin/system'].map(route('admin', true)),
  ...[
    '/memory-analytics',
    '/admin/memory-analytics',
    '/admin/users',
    '/project-tasks-admin',
    '/security',
    '/threat-detection',
    '/rls-audit',
  ].map(route('admin', false)),
];

const pathsWhere = (wanted: (entry: RouteEntry) => boolean): ReadonlySet<string> =>
  new Set(routeTable.filter(wanted).map((entry) => entry.path));

const builtPaths = pathsWhere((entry) => entry.built);
const guardedPaths = pathsWhere((entry) => entry.access !== 'public');

/** The host answers 200 for these and 404 for everything else. */
export const isBuiltPath = (pathname: string): boolean => builtPaths.has(withoutSlash(pathname));

/** Paths where somebody has to be signed in before anything is said about them. */
export const isGuardedPath = (pathname: string): boolean => guardedPaths.has(withoutSlash(pathname));
