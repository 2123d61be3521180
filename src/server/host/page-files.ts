import { escapeHtml } from '#domain/text/escape-html.ts';
import { withSentences } from '#domain/head/operator-words.ts';
import { isDrawnPath, linkRulesFile } from '#domain/navigation/link-rules.ts';
import { isBuiltPath, isGuardedPath } from '#domain/navigation/route-table.ts';
import { withoutSlash } from '#domain/navigation/without-slash.ts';
import { loadStaticFiles } from '#server/host/static-files.ts';

export interface PageFiles {
  /** The page for a path, with 404 where there is none. */
  readonly respond: (request: Request, pathname: string) => Promise<Response>;
}

/** The pages written at build time, completed with what the operator decides: the origin, who signs people in and who hears them. */
export const loadPageFiles = (options: {
  readonly directory: string;
  readonly siteUrl: string;
  readonly provider: string;
  readonly speech: string;
}): PageFiles => {
  const files = loadStaticFiles(options.directory, (html) =>
    withSentences(html, options, escapeHtml)
      .replaceAll('https://site.invalid', () => escapeHtml(options.siteUrl))
      .replaceAll('{{provider}}', () => escapeHtml(options.provider))
      .replaceAll('{{speech}}', () => escapeHtml(options.speech)),
  );
  return {
    respond: async (request, pathname) => {
      const answer = isBuiltPath(pathname)
        ? await files.respond(request, nameOf(pathname))
        : await files.respond(request, isGuardedPath(pathname) ? '/guarded.html' : '/not-found.html', 404);
      if (answer === undefined) return new Response('Not built', { status: 503 });
      // Read by the browser apart from the page, so the content policy stays without an exception for them.
      if (isDrawnPath(withoutSlash(pathname))) answer.headers.set('speculation-rules', `"${linkRulesFile}"`);
      return answer;
    },
  };
};

const nameOf = (pathname: string): string =>
  pathname === '/' ? '/home.html' : `${withoutSlash(pathname)}.html`;
