import { withoutSlash } from '#domain/navigation/without-slash.ts';

export type Access = 'public' | 'signed-in' | 'admin';

export interface RouteEntry {
  readonly path: string;
  readonly access: Access;
  readonly built: boolean;
}

/** Every route of spec 1 §2, and by whom it may be seen. */
const specified: Readonly<Record<Access, readonly string[]>> = {
  public: [
    '/',
    '/old-homepage',
    '/adhd-screening',
    '/roadmap',
    '/features-pricing',
    '/brand',
    '/privacy',
    '/terms',
    '/voice',
    '/contact',
    '/upload',
    '/data-export',
    '/documentation-migration',
    '/auth/google',
    '/auth/v1/callback',
    '/auth/music/callback',
    '/auth-required',
    '/security-overview',
    '/adhd-research',
    '/music-guide',
    '/search',
    '/music-library',
    '/music-therapy-research',
    '/ai-memory-system',
    '/security-architecture',
  ],
  'signed-in': [
    '/welcome',
    '/app',
    '/music',
    '/project-plan',
    '/tasks',
    '/focus',
    '/add-task',
    '/admin/music',
    '/career-coach',
    '/data-archival',
    '/memory-assistant',
    '/music-analysis-page',
    // Ours: where tasks without a day wait (decision 053).
    '/inbox',
    // Ours: the specification has the calls or the parts for them, and no screen.
    '/sessions',
    '/settings',
    // Ours: those who let somebody look in, seen by the one they chose, and the answer to an invitation.
    '/supporter',
    '/supporter/join',
  ],
  admin: [
    '/memory-analytics',
    '/admin/memory-analytics',
    '/admin/system',
    '/admin/users',
    '/project-tasks-admin',
    '/security',
    '/threat-detection',
    '/rls-audit',
  ],
};

/** What is not in here runs its guard and then shows the 404 page. */
const built: ReadonlySet<string> = new Set([
  '/',
  '/old-homepage',
  '/auth/google',
  '/auth/v1/callback',
  '/auth/music/callback',
  '/auth-required',
  '/features-pricing',
  '/roadmap',
  '/brand',
  '/privacy',
  '/terms',
  '/search',
  '/voice',
  '/contact',
  '/upload',
  '/adhd-screening',
  '/adhd-research',
  '/music-guide',
  '/music-library',
  '/music-therapy-research',
  '/security-overview',
  '/security-architecture',
  '/ai-memory-system',
  '/data-export',
  '/documentation-migration',
  '/welcome',
  '/app',
  '/tasks',
  '/inbox',
  '/add-task',
  '/focus',
  '/music',
  '/project-plan',
  '/admin/music',
  '/music-analysis-page',
  '/memory-assistant',
  '/career-coach',
  '/data-archival',
  '/sessions',
  '/settings',
  '/supporter',
  '/supporter/join',
  '/admin/system',
  '/admin/users',
  '/rls-audit',
  '/threat-detection',
  '/project-tasks-admin',
  '/security',
  '/memory-analytics',
  '/admin/memory-analytics',
]);

const routesFor = (access: Access): readonly RouteEntry[] =>
  specified[access].map((path) => ({ path, access, built: built.has(path) }));

export const routeTable: readonly RouteEntry[] = [
  ...routesFor('public'),
  ...routesFor('signed-in'),
  ...routesFor('admin'),
];

const pathsWhere = (wanted: (entry: RouteEntry) => boolean): ReadonlySet<string> =>
  new Set(routeTable.filter(wanted).map((entry) => entry.path));

const builtPaths = pathsWhere((entry) => entry.built);
const guardedPaths = pathsWhere((entry) => entry.access !== 'public');

/** The host answers 200 for these and 404 for everything else. */
export const isBuiltPath = (pathname: string): boolean => builtPaths.has(withoutSlash(pathname));

/** Paths where somebody has to be signed in before anything is said about them. */
export const isGuardedPath = (pathname: string): boolean => guardedPaths.has(withoutSlash(pathname));
