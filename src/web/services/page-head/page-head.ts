import { withoutSlash } from '#domain/navigation/without-slash.ts';
import { loadOnce } from '#web/platform/load-once.ts';

const heads = loadOnce(() => import('#web/services/page-head/apply-page-head.ts'));

const canonical = (): URL | null => {
  const link = document.head.querySelector<HTMLLinkElement>("link[rel='canonical']");
  return link === null ? null : new URL(link.href);
};

let shown: string | null = null;
let origin: string | null = null;

/**
 * Brings the head in line after a navigation inside the app. The first page's came with the page, so what all the others
 * say about themselves is fetched only once somebody goes on.
 */
export const showPageHead = async (pathname: string): Promise<void> => {
  if (shown === pathname) return;
  const first = shown === null;
  shown = pathname;
  const served = canonical();
  // The origin people are meant to type; the host wrote it into the page.
  origin ??= served?.origin ?? location.origin;
  if (first && served !== null && withoutSlash(served.pathname) === withoutSlash(pathname)) return;
  const { applyPageHead } = await heads();
  if (shown !== pathname) return;
  applyPageHead(pathname, origin);
  // It describes the page that was loaded, and crawlers load each page.
  if (!first) document.head.querySelector("script[type='application/ld+json']")?.remove();
};
