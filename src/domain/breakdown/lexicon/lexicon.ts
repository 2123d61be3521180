import { careLexicon } from '#domain/breakdown/lexicon/care-lexicon.ts';
import { objectLexicon } from '#domain/breakdown/lexicon/object-lexicon.ts';
import { verbLexicon } from '#domain/breakdown/lexicon/verb-lexicon.ts';

const entriesOf = (lexicon: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>();
  for (const [name, ways] of Object.entries(lexicon)) {
    for (const way of ways.split(', ')) table.set(way, [...(table.get(way) ?? []), name]);
  }
  return table;
};

/** How a doing is said, and the one word for it. */
export const verbsBySaying: ReadonlyMap<string, string> = new Map(
  [...entriesOf(verbLexicon)].map(([way, [name = '']]) => [way, name]),
);
/** How a thing is called, and the classes it belongs to. */
export const classesByName = entriesOf(objectLexicon);
/** The same for what needs care of its own. */
export const careByName = entriesOf(careLexicon);

/** Every single word that is in a lexicon, for telling a slip of the fingers from a word. */
export const knownWords: ReadonlySet<string> = new Set(
  [...verbsBySaying.keys(), ...classesByName.keys(), ...careByName.keys()].flatMap((way) => way.split(' ')),
);

export const longestSaying = 5;
