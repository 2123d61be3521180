import { type HeadTag, headTags, titleOf } from '#domain/head/head-tags.ts';
import { headOf } from '#domain/head/page-heads.ts';

const find = ({ tag, key, attributes }: HeadTag): Element | null =>
  document.head.querySelector(`${tag}[${key}='${attributes[key] ?? ''}']`);

/** The origin people are meant to type; the host wrote it into the page. */
const siteOrigin = (): string => {
  const canonical = document.head.querySelector<HTMLLinkElement>("link[rel='canonical']");
  return canonical === null ? location.origin : new URL(canonical.href).origin;
};

let shown: string | null = null;
let origin: string | null = null;

/** Brings the head in line after a navigation inside the app; the first page's came with the page. */
export const showPageHead = (pathname: string): void => {
  const first = shown === null;
  if (shown === pathname) return;
  shown = pathname;
  origin ??= siteOrigin();
  const head = headOf(pathname);
  document.title = titleOf(head);
  const tags = headTags(head, pathname, origin);
  for (const tag of tags) {
    const element = find(tag) ?? document.head.appendChild(document.createElement(tag.tag));
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  }
  if (!tags.some((tag) => tag.tag === 'link')) {
    document.head.querySelector("link[rel='canonical']")?.remove();
    document.head.querySelector("meta[property='og:url']")?.remove();
  }
  // It describes the page that was loaded, and crawlers load each page.
  if (!first) document.head.querySelector("script[type='application/ld+json']")?.remove();
};
