import { claims } from '#domain/content/claims.ts';
// Pages show the file as it is; a mistake in it ends the build here, with one sentence.
import '#domain/content/roadmap.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { type HeadTag, headTags, titleOf } from '#domain/head/head-tags.ts';
import { withSentences } from '#domain/head/operator-words.ts';
import { headOf, notFoundHead, type PageHead } from '#domain/head/page-heads.ts';
import { pageStructuredData } from '#domain/head/page-structured-data.ts';
import { serialiseForScript } from '#domain/head/serialise-for-script.ts';
import { drawnPaths } from '#domain/navigation/link-rules.ts';
import { type Access, routeTable } from '#domain/navigation/route-table.ts';
import {
  appSource,
  entrySource,
  type Manifest,
  memberSources,
  pageSource,
  withImports,
} from '#scripts/web-build/manifest.ts';
import { sectionsOf } from '#scripts/web-build/page-text.ts';

/** The exports of `src/web/app/prerender.tsx`. */
interface Renderer {
  readonly renderPage: (pathname: string) => Promise<string>;
  readonly renderWaiting: () => string;
  readonly renderWaitingShell: (pathname: string) => string;
}

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === 'object' &&
  module !== null &&
  ['renderPage', 'renderWaiting', 'renderWaitingShell'].every(
    (name) => typeof Reflect.get(module, name) === 'function',
  );

export const rendererOf = (module: unknown): Renderer => {
  if (!isRenderer(module)) throw new Error('The prerender build does not export what it should');
  return module;
};

interface PageBuild {
  readonly renderer: Renderer;
  /** What Vite made of index.html. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly writePage: (name: string, html: string) => Promise<void>;
  /** What pages that stay as they were drawn look like; comes back with the file. */
  readonly writeVisitorSheet: (pages: readonly string[]) => Promise<string>;
  readonly writeSearchIndex: (json: string) => Promise<void>;
}

/** Stands in for the origin, which is the operator's to say; the host puts it in when it starts. */
const origin = 'https://site.invalid';

const tagOf = ({ tag, attributes }: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const headHtml = (head: PageHead, path: string): string => {
  const data = pageStructuredData(head, path, origin, claims);
  return [
    // First and blocking: how a page looks is settled before anything of it is painted.
    '<script src="/before-paint.js"></script>',
    `<title>${escapeHtml(titleOf(head))}</title>`,
    ...headTags(head, path, origin).map(tagOf),
    ...(data === null ? [] : [`<script type="application/ld+json">${serialiseForScript(data)}</script>`]),
  ].join('\n    ');
};

/** Files to ask for with the page, without what the entry brings anyway. */
const filesOf = (manifest: Manifest, sources: readonly string[]): readonly string[] => {
  const entry = withImports(manifest, [entrySource]);
  return [...withImports(manifest, sources)]
    .filter((name) => !entry.has(name))
    .map((name) => manifest[name]?.file ?? '');
};

const stylesOf = (manifest: Manifest, sources: readonly string[]): readonly string[] =>
  [...withImports(manifest, sources)].flatMap((name) => manifest[name]?.css ?? []);

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** The content policy refuses styles and handlers written into markup; better to learn of one here. */
const strict = (path: string, html: string): string => {
  const refused = /<[a-z]+[^>]* (?:style|on[a-z]+)="[^>]*>|<(?:style|script)\b[^>]*>/.exec(html)?.[0];
  if (refused !== undefined) throw new Error(`${path} would break the content policy: ${refused}`);
  return html;
};

/** A page that is drawn already can be read before a script arrives: style sheet and face go first. */
const scriptsLast = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

// The build does not know what the operator will choose.
const nobodySaid = { provider: null, speech: null };

const drawn = (html: string): string => `<div id="root" data-prerendered>${html}</div>`;

/** Every page's HTML: a public one with its text, any other with its head and a sign that it is coming. */
export const writePages = async (options: PageBuild): Promise<void> => {
  const { renderer, template, manifest } = options;
  const searchable: object[] = [];
  const bodies = new Map<string, string>();
  for (const path of [...drawnPaths, '/not-found']) {
    bodies.set(path, drawn(strict(path, await renderer.renderPage(path))));
  }
  const visitorSheet = await options.writeVisitorSheet([...bodies.values()]);

  const page = async (
    name: string,
    head: PageHead,
    path: string,
    body: string,
    modules: readonly string[],
  ) => {
    const preloads = filesOf(manifest, modules).map((file) => `<link rel="modulepreload" href="/${file}">`);
    const staysAsDrawn = body.includes('data-prerendered');
    const styles = staysAsDrawn ? [visitorSheet] : stylesOf(manifest, [appSource]);
    const tags = [...styles.map(styleLink), ...preloads];
    const frame = template.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
    await options.writePage(
      `${name}.html`,
      (staysAsDrawn ? scriptsLast(frame) : frame)
        .replace('<!--head-->', () => headHtml(head, path))
        .replace('<div id="root"></div>', () => body),
    );
  };
  const noScript =
    '<noscript>This page needs JavaScript. You can read the public pages without it.</noscript>';
  const awaiting = (html: string): string => `<div id="root">${html}</div>${noScript}`;
  const waiting = awaiting(renderer.renderWaiting());
  /** A page of the app has its frame from the start; one with a single thing to do has none. */
  const waitingOn = (path: string, access: Access): string =>
    access === 'signed-in' && path !== '/welcome'
      ? awaiting(strict(path, renderer.renderWaitingShell(path)))
      : waiting;

  for (const { path, access } of routeTable.filter((entry) => entry.built)) {
    const head = headOf(path);
    const name = path === '/' ? 'home' : path.slice(1);
    const body = bodies.get(path);
    if (access !== 'public') {
      await page(name, head, path, waitingOn(path, access), [...memberSources, pageSource(path)]);
    } else if (body === undefined) {
      await page(name, head, path, waiting, [appSource, pageSource(path)]);
    } else {
      await page(name, head, path, body, []);
      if (head.index) {
        searchable.push({
          path,
          title: head.title,
          description: head.description,
          sections: sectionsOf(withSentences(body, nobodySaid, (text) => text)),
        });
      }
    }
  }
  await page('not-found', notFoundHead, '/not-found', bodies.get('/not-found') ?? '', []);
  // A route that is not built yet runs its guard first, so nothing of the 404 page may stand there before.
  await page('guarded', notFoundHead, '/not-found', waiting, [appSource]);
  await options.writeSearchIndex(JSON.stringify(searchable));
};
