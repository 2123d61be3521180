const makeFades = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition { navigation: auto; }');
  return sheet;
};

/** From page to page, for those who asked for nothing less. The rule has no selector, so an attribute cannot switch it off. */
export const fadeBetweenPages = (fades: boolean): void => {
  if (!('adoptedStyleSheets' in document)) return;
  if (!fades) document.adoptedStyleSheets = [];
  else if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [makeFades()];
};

/** What this origin serves beside the pages: a fade into it would end as an error there, since it knows of none. */
const service = /^\/(?:auth\/v1\/(?!callback)|local-identity|calendar-feed|functions|rest|storage)|\.\w+$/;

/** Asks for no fade where the next page is none of ours. */
export const endFadesAtServices = (): void => {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = activation?.entry.url ?? null;
    if (viewTransition === null || (next !== null && !service.test(new URL(next).pathname))) return;
    viewTransition.ready.catch(() => undefined);
    viewTransition.finished.catch(() => undefined);
    viewTransition.skipTransition();
  });
};
