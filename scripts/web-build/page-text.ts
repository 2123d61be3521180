export interface PageSection {
  /** The anchor of its heading, where it has one. */
  readonly id: string | null;
  readonly heading: string;
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/** What a drawn page says where it had to be written another way. */
export const withoutEntities = (text: string): string =>
  text.replace(/&([a-z]+|#x27);/g, (all, name: string) => entities[name] ?? all);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const silent = /^(svg|script|style|template|button|select|form|nav)$/;

/** The words of a page React has drawn, section by section: what the site search looks through. */
export const sectionsOf = (html: string): readonly PageSection[] => {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const sections: { id: string | null; heading: string; text: string }[] = [];
  let current = { id: null as string | null, heading: '', text: '' };
  let inHeading = false;
  const quiet: string[] = [];
  for (const [piece] of main.matchAll(/<!--[\s\S]*?-->|<[^>]*>|[^<]+/g)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)([^>]*)>$/.exec(piece);
    if (tag === null) {
      if (piece.startsWith('<') || quiet.length > 0) continue;
      if (inHeading) current.heading += withoutEntities(piece);
      else current.text += withoutEntities(piece);
      continue;
    }
    const [, closing = '', name = '', attributes = ''] = tag;
    if (silent.test(name) && !attributes.endsWith('/')) {
      if (closing === '') quiet.push(name);
      else if (quiet.at(-1) === name) quiet.pop();
    }
    if (/^h[1-3]$/.test(name)) {
      if (closing === '') {
        sections.push(current);
        const id = / id="([^"]+)"/.exec(attributes)?.[1] ?? null;
        current = { id, heading: '', text: '' };
      }
      inHeading = closing === '';
    } else if (!/^(a|abbr|b|code|em|i|mark|small|strong|time)$/.test(name)) {
      current.text += ' ';
    }
  }
  return [...sections, current]
    .map(({ id, heading, text }) => ({ id, heading: tidy(heading), text: tidy(text) }))
    .filter((section) => section.heading !== '' || section.text !== '');
};
