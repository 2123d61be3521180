import { readFileSync } from 'node:fs';
import path from 'node:path';

// Which source goes into which file, read off the sources themselves: what a page asks for at once comes in few files, and
// nothing rides along that only another page needs.

const root = path.resolve(import.meta.dirname, '../..');

const fileOf = (specifier: string): string | null => {
  const [, room, rest] = /^#(web|domain)\/(.+)$/.exec(specifier) ?? [];
  return room === undefined ? null : path.join(root, 'src', room, rest ?? '');
};

const icons = path.join(root, 'node_modules/lucide-react/dist/esm');

/** Every icon's file by each of its names. */
export const iconFiles: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(path.join(icons, 'lucide-react.mjs'), 'utf8').matchAll(
      /^export \{(.+)\} from '(.+)';$/gm,
    ),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, path.join(icons, file)] as const),
  ),
);

const importsOf = (file: string): readonly string[] => {
  if (!/\.tsx?$/.test(file)) return [];
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)'/gms);
  return [...found].flatMap(([, names = '', specifier = '']) =>
    specifier === 'lucide-react'
      ? [...names.matchAll(/\w+/g)].map(([name]) => iconFiles.get(name) ?? '')
      : [fileOf(specifier) ?? ''],
  );
};

/** The files that come with the given ones, and the given ones, without those of `before`. */
const withEverything = (
  sources: readonly string[],
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (file === '' || seen.has(file) || before.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  sources.map((source) => path.join(root, 'src/web', source)).forEach(visit);
  return seen;
};

const entry = path.join(root, 'src/web/app/main.ts');
const ground = withEverything(['app/main.ts']);

/** What no page waits for: measuring, cleaning up, offline. */
const idle = withEverything(
  [
    'app/start-offline.ts',
    'platform/backend/publishable-key.ts',
    'services/player/library/music-cleanup.ts',
    'services/logging/measure-vitals.ts',
  ],
  ground,
);

const before = new Set([...ground, ...idle]);

const living = withEverything(
  [
    'app/visitor/hydrate-island.tsx',
    'app/visitor/around.tsx',
    'pages/islands/player-here.tsx',
    'features/accessibility/appearance-controls.tsx',
  ],
  before,
);

const landing = withEverything(
  [
    'pages/islands/guest-music.tsx',
    'pages/islands/try-now.tsx',
    'features/voice/fast-flow.tsx',
    'features/landing/claims-strip.tsx',
  ],
  new Set([...before, ...living]),
);

const runtime =
  /node_modules\/(?:react|react-dom|scheduler|clsx|class-variance-authority)\/|node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/;

/** A module's name without what a plugin appends to it. */
const plain = (id: string): string => id.split('?')[0] ?? id;

export const bundles = [
  // What every page runs, drawn or not.
  {
    name: 'ground',
    test: (id: string) =>
      (plain(id) !== entry && ground.has(plain(id))) || id.includes('vite/preload-helper'),
  },
  {
    name: 'idle',
    test: (id: string) => idle.has(plain(id)) || id.includes('node_modules/web-vitals/'),
  },
  // What any island stands on, and the two that are on every page.
  {
    name: 'living',
    test: (id: string) => living.has(plain(id)) || runtime.test(id),
  },
  // The first screen of the front page, alive.
  { name: 'landing', test: (id: string) => landing.has(plain(id)) },
].map(({ name, test }, place) => ({
  name,
  test,
  priority: 10 - place,
  includeDependenciesRecursively: false,
}));
