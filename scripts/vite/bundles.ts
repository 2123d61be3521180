import { readFileSync } from 'node:fs';
import path from 'node:path';

// Which source goes into which file, read off the sources themselves: what a page asks for at once comes in few files, and
// nothing rides along that only another page needs.

const root = path.resolve(import.meta.dirname, '../..');

const fileOf = (specifier: string): string | null => {
  const [, room, rest] = /^#(content|web|domain)\/(.+)$/.exec(specifier) ?? [];
  if (room === undefined) return null;
  return path.join(root, room === 'content' ? '' : 'src', room, rest ?? '');
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
    'features/music/hero-music.tsx',
  ],
  before,
);

let known: ReadonlySet<string> = new Set([...before, ...living]);

/** What comes with the given ones and with none of the files before. */
const rest = (sources: readonly string[]): ReadonlySet<string> => {
  const found = withEverything(sources, known);
  known = new Set([...known, ...found]);
  return found;
};

// From what most pages share to what one page has. What the app loads as well is not in one file with what it does not.
const shared = rest([
  'ui/choice-chips.tsx',
  'ui/field.tsx',
  'ui/flame.tsx',
  'features/memory/memory-layers.ts',
  '../domain/records/kinds/energy.ts',
]);
const messages = rest(['../domain/notices/catalogue.ts']);
const sending = rest([
  'platform/backend/response-data.ts',
  'platform/new-id.ts',
  '../domain/auth/read-moments.ts',
  '../domain/auth/sign-in-limit.ts',
  '../domain/contact/contact-topics.ts',
  '../domain/text/plain-text.ts',
]);
const talk = rest(['features/voice/talk-demo.tsx']);
const tracks = rest([
  'features/player/artwork.tsx',
  '../domain/player/track-time.ts',
  '../domain/music/measured-words.ts',
  '../domain/music/demo-tracks.json',
]);
const landing = rest([
  'pages/islands/guest-music.tsx',
  'pages/islands/try-now.tsx',
  'features/landing/tracks-here.tsx',
  '../domain/search/match-words.ts',
  'ui/tabs.tsx',
]);
// Drawn on public pages, and only there without its code.
const fire = rest(['ui/fire.tsx']);
const memory = rest(['features/memory/demo/demo-parts.tsx']);

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
  { name: 'shared', test: (id: string) => shared.has(plain(id)) },
  { name: 'messages', test: (id: string) => messages.has(plain(id)) },
  { name: 'sending', test: (id: string) => sending.has(plain(id)) },
  { name: 'talk', test: (id: string) => talk.has(plain(id)) },
  { name: 'tracks', test: (id: string) => tracks.has(plain(id)) },
  { name: 'memory-demo', test: (id: string) => memory.has(plain(id)) },
  { name: 'landing', test: (id: string) => landing.has(plain(id)) },
  { name: 'fire', test: (id: string) => fire.has(plain(id)) },
].map(({ name, test }, place) => ({
  name,
  test,
  // Above those of member-bundles.ts.
  priority: 20 - place,
  includeDependenciesRecursively: false,
}));
