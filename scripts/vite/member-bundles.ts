import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from '#scripts/vite/bundles.ts';

// Which source of the app goes into which file: what it takes to draw a page comes in few files, and what comes after it in
// a file for each thing it is for. Read off the graph of the build itself, without what only passes names on.

const root = path.resolve(import.meta.dirname, '../..');
const web = (file: string): string => path.join(root, 'src/web', file);

/** How a module is known to the build. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const plain = (id: string): string => id.split('?')[0] ?? id;

const namesFrom = (id: string, library: string): readonly string[] => {
  const imports = readFileSync(plain(id), 'utf8').matchAll(
    new RegExp(String.raw`^import \{([^}]+)\} from '${library}';$`, 'gms'),
  );
  return [...imports].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)(?: as \w+)?/g)].map(([, name = '']) => name),
  );
};

const radixFile = (name: string): string =>
  path.join(
    root,
    `node_modules/@radix-ui/react-${name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}/dist/index.mjs`,
  );

/** Files that pass everything of a library on: what is asked of them decides what comes. */
const barrels: Readonly<Record<string, (importer: string) => readonly string[]>> = {
  'node_modules/lucide-react/dist/esm/lucide-react.mjs': (importer) =>
    namesFrom(importer, 'lucide-react').flatMap((name) => iconFiles.get(name) ?? []),
  'node_modules/radix-ui/dist/index.mjs': (importer) => namesFrom(importer, 'radix-ui').map(radixFile),
};

const importsOf = (graph: Graph, id: string): readonly string[] =>
  (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => {
    const barrel = barrels[path.relative(root, imported)];
    return barrel === undefined ? [imported] : barrel(id);
  });

/** The modules that come with the given sources, and the sources. */
const withEverything = (graph: Graph, sources: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(graph, id).forEach(visit);
  };
  sources.forEach(visit);
  return seen;
};

/** What draws any page, then what stands around a page of the app, then the page it opens with. */
const first: Readonly<Record<string, readonly string[]>> = {
  app: ['app/whole-app.tsx'],
  member: ['app/guards/member-root.tsx', 'app/shell/shell.tsx', 'app/shell/waiting-shell.tsx'],
  now: ['pages/app.tsx'],
};

/** What comes once the page can be used, by importance. */
const later: Readonly<Record<string, readonly string[]>> = {
  connection: ['platform/backend/backend.ts', 'platform/backend/config.ts'],
  session: [
    'features/focus/session-strip.tsx',
    'features/focus/focus-effects.tsx',
    'features/focus/start-focus.ts',
    'app/music-effects.tsx',
  ],
  settle: [
    'services/device/settle-device.ts',
    'app/settle-in.ts',
    'app/start-offline.ts',
    'features/delete-data/leaving-banner.tsx',
    'features/sharing/owner/sharing-on-home.tsx',
    'services/player/library/music-cleanup.ts',
  ],
  player: ['features/player/player-dock.tsx', 'services/player/create-player.ts'],
  memory: ['features/memory/uses/memory-effects.tsx'],
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(web(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => web(path.join(folder, file)));

const pagesNamed = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => web(`pages/${name}.tsx`)));

/** Pages about tasks share more with each other than with the rest. */
const aboutTasks = pagesNamed('tasks', 'inbox', 'add-task', 'project-plan');

/** Opened every day: each of them comes in few files, whoever else uses a part of it. */
const everyDay = pagesNamed('tasks', 'focus', 'music');

const nameOf = (page: string): string => path.basename(page, '.tsx');

/** Where a module goes that is no part of the start, by the pages that come with it. A leaf brings nothing along. */
const fileFor = (on: readonly string[], isLeaf: boolean): string | null => {
  const [daily, ...moreDaily] = on.filter((page) => everyDay.has(page));
  const isForLists = on.every((page) => aboutTasks.has(page));
  if (daily === undefined) return isForLists && on.length > 1 ? 'lists' : null;
  if (on.length === 1) return nameOf(daily);
  if (isForLists) return 'lists';
  const [other, ...more] = on.filter((page) => !aboutTasks.has(page) && page !== daily);
  if (other !== undefined && more.length === 0) return `${nameOf(daily)}-and-${nameOf(other)}`;
  if (!isLeaf) return null;
  return moreDaily.length > 0 ? 'bits' : `${nameOf(daily)}-and-pages`;
};

const reached = (graph: Graph, sources: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sources).map(([name, files]) => ({
    name,
    modules: withEverything(graph, files.map(web)),
  }));

const planOf = (graph: Graph): ((id: string) => string | null) => {
  const islands = readFileSync(web('app/visitor/islands.ts'), 'utf8').matchAll(/import\('#web\/([^']+)'\)/g);
  const visitors = withEverything(
    graph,
    [...islands].map(([, file = '']) => web(file)),
  );
  const firstOnes = reached(graph, first);
  const laterOnes = reached(graph, later);
  const pages = sourcesIn('pages')
    .filter((page) => !page.includes('/islands/'))
    .map((page) => ({ page, modules: withEverything(graph, [page]) }));

  return (id) => {
    const early = firstOnes.find(({ modules }) => modules.has(id))?.name;
    const on = pages.filter(({ modules }) => modules.has(id)).map(({ page }) => page);
    if (id.includes('node_modules/zod/')) return early === undefined ? null : 'schemas';
    const late = laterOnes.find(({ modules }) => modules.has(id))?.name;
    if (visitors.has(id)) {
      if (early === undefined && late === undefined) return null;
      if (late === 'player' && early === undefined) return 'heard';
      return id.includes('node_modules/@') ? 'controls' : 'small';
    }
    // What the opening page shares with others is theirs as well.
    if (early === 'now') return on.length > 1 ? 'day' : 'now';
    if (early !== undefined) return early;
    if (late !== undefined) return on.length > 0 ? `${late}-and-pages` : late;
    const isLeaf = importsOf(graph, id).every((one) => firstOnes.some(({ modules }) => modules.has(one)));
    return fileFor(on, isLeaf);
  };
};

let plan: ReturnType<typeof planOf> | null = null;

/** Below the groups of the visitors' pages, which take what is theirs. */
export const memberBundles = {
  debugName: 'member bundles',
  name: (id: string, graph: Graph): string | null => {
    plan ??= planOf(graph);
    return plan(id);
  },
  priority: 1,
  includeDependenciesRecursively: false,
};
