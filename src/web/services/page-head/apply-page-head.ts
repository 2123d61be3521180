import { type HeadTag, headTags, titleOf } from '#domain/head/head-tags.ts';
import { headOf } from '#domain/head/page-heads.ts';

const find = ({ tag, key, attributes }: HeadTag): Element | null =>
  document.head.querySelector(`${tag}[${key}='${attributes[key] ?? ''}']`);

/** Writes what a page says about itself over what the page before it said. */
export const applyPageHead = (pathname: string, origin: string): void => {
  const head = headOf(pathname);
  document.title = titleOf(head);
  const tags = headTags(head, pathname, origin);
  for (const tag of tags) {
    const element = find(tag) ?? document.head.appendChild(document.createElement(tag.tag));
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }
  if (!tags.some((tag) => tag.tag === 'link')) {
    document.head.querySelector("link[rel='canonical']")?.remove();
    document.head.querySelector("meta[property='og:url']")?.remove();
  }
};
