/** The link of a plain click that would show another page of ours in this window. */
export const ownLinkOf = (event: MouseEvent): URL | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '' || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const to = new URL(link.href, location.href);
  const samePage = to.pathname === location.pathname && to.search === location.search;
  return to.origin !== location.origin || samePage ? null : to;
};
