/** Nobody has dealt with it, and it asks for no other window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link of a plain click that stays in this window and on this site. */
const linkOf = (event: MouseEvent): { readonly to: URL; readonly written: string } | null => {
  if (!isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const written = link?.getAttribute('href') ?? '';
  if (link === null || written === '') return null;
  if (link.target === '_blank' || link.hasAttribute('download')) return null;
  const to = new URL(link.href, location.href);
  return to.origin === location.origin ? { to, written } : null;
};

const isHere = (to: URL): boolean => to.pathname === location.pathname && to.search === location.search;

/** Where a plain click leads to another page of ours. */
export const ownLinkOf = (event: MouseEvent): URL | null => {
  const link = linkOf(event);
  return link === null || isHere(link.to) ? null : link.to;
};

/** A place on this very page that a plain click leads to. A link written as nothing but its place is the browser's own. */
export const placeLinkOf = (event: MouseEvent): URL | null => {
  const link = linkOf(event);
  return link !== null && isHere(link.to) && link.to.hash !== '' && !link.written.startsWith('#')
    ? link.to
    : null;
};
