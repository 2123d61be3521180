import { claims } from '#domain/content/claims.ts';
import { type HeadTag, headTags, titleOf } from '#domain/head/head-tags.ts';
import { headOf, notFoundHead, type PageHead } from '#domain/head/page-heads.ts';
import { pageStructuredData } from '#domain/head/page-structured-data.ts';
import { serialiseForScript } from '#domain/head/serialise-for-script.ts';
import { routeTable } from '#domain/navigation/route-table.ts';
import { sectionsOf } from '#scripts/web-build/page-text.ts';

interface Renderer {
  readonly renderPage: (pathname: string) => Promise<string>;
  readonly renderWaiting: () => string;
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] | undefined }>>;

interface PageBuild {
  readonly renderer: Renderer;
  /** What Vite made of index.html. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly writePage: (name: string, html: string) => Promise<void>;
  readonly writeSearchIndex: (json: string) => Promise<void>;
}

/** Stands in for the origin, which is the operator's to say; the host puts it in when it starts. */
const origin = 'https://site.invalid';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const tagOf = ({ tag, attributes }: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')}>`;

const headHtml = (head: PageHead, path: string): string => {
  const data = pageStructuredData(head, path, origin, claims.application);
  return [
    `<title>${escaped(titleOf(head))}</title>`,
    ...headTags(head, path, origin).map(tagOf),
    ...(data === null ? [] : [`<script type="application/ld+json">${serialiseForScript(data)}</script>`]),
  ].join('\n    ');
};

/** A page and everything it imports, without what the entry has brought already. */
const filesOf = (manifest: Manifest, modules: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const visit = (name: string, into: Set<string>): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (into.has(name)) return;
    into.add(name);
    chunk.imports?.forEach((imported) => visit(imported, into));
  };
  const entry = new Set<string>();
  visit('index.html', entry);
  modules.forEach((name) => visit(name, seen));
  return [...seen].filter((name) => !entry.has(name)).map((name) => manifest[name]?.file ?? '');
};

/** A URL finds its page. */
const moduleOf = (path: string): string => `src/web/pages${path === '/' ? '/home' : path}.tsx`;

const forMembers = ['member-root', 'shell'].map((name) => `src/web/app/${name}.tsx`);

/** Every page's HTML: a public one with its text, any other with its head and a sign that it is coming. */
export const writePages = async (options: PageBuild): Promise<void> => {
  const { renderer, template, manifest } = options;
  const searchable: object[] = [];

  const page = async (name: string, head: PageHead, path: string, body: string, modules: readonly string[]) => {
    const preloads = filesOf(manifest, modules).map((file) => `<link rel="modulepreload" href="/${file}">`);
    await options.writePage(
      `${name}.html`,
      template
        .replace('<!--head-->', () => [headHtml(head, path), ...preloads].join('\n    '))
        .replace('<div id="root"></div>', () => body),
    );
  };
  const drawn = (html: string): string => `<div id="root" data-prerendered>${html}</div>`;
  const waiting = `<div id="root">${renderer.renderWaiting()}</div>`;

  for (const { path, access } of routeTable.filter((entry) => entry.built)) {
    const head = headOf(path);
    const name = path === '/' ? 'home' : path.slice(1);
    if (access !== 'public') {
      await page(name, head, path, waiting, [...forMembers, moduleOf(path)]);
    } else if (path.startsWith('/auth')) {
      await page(name, head, path, waiting, [moduleOf(path)]);
    } else {
      const html = await renderer.renderPage(path);
      await page(name, head, path, drawn(html), [moduleOf(path)]);
      if (head.index) {
        searchable.push({ path, title: head.title, description: head.description, sections: sectionsOf(html) });
      }
    }
  }
  await page('not-found', notFoundHead, '/not-found', drawn(await renderer.renderPage('/not-found')), [
    moduleOf('/not-found'),
  ]);
  // A route that is not built yet runs its guard first, so nothing of the 404 page may stand there before.
  await page('guarded', notFoundHead, '/not-found', waiting, []);
  await options.writeSearchIndex(JSON.stringify(searchable));
};

