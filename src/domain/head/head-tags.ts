import { cutDescription, truncateTitle } from '#domain/head/truncate.ts';
import { notFoundHead, type PageHead } from '#domain/head/page-heads.ts';
import { productName } from '#domain/head/structured-data.ts';

/** One element of a page's head; `key` is the attribute that tells it from its siblings. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly key: 'name' | 'property' | 'rel';
  readonly attributes: Readonly<Record<string, string>>;
}

const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  key: 'name',
  attributes: { name, content },
});

const graph = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  key: 'property',
  attributes: { property, content },
});

export const titleOf = (head: PageHead): string => truncateTitle(head.title);

/** Spec 1 §2, beside the title: everything in the head that differs from page to page. */
export const headTags = (head: PageHead, path: string, origin: string): readonly HeadTag[] => {
  const title = titleOf(head);
  const description = cutDescription(head.description);
  const url = `${origin}${path}`;
  const picture = `${origin}/og.png`;
  const here: readonly HeadTag[] =
    head === notFoundHead
      ? []
      : [{ tag: 'link', key: 'rel', attributes: { rel: 'canonical', href: url } }, graph('og:url', url)];
  return [
    named('description', description),
    named('keywords', head.keywords.join(', ')),
    named('robots', head.index ? 'index, follow' : 'noindex'),
    ...here,
    graph('og:type', head.article === undefined ? 'website' : 'article'),
    graph('og:site_name', productName),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:image', picture),
    graph('og:image:alt', 'A small fire with the words: small sparks, steady flow'),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
  ];
};
