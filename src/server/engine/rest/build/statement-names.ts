/**
 * Gives a statement that comes again and again a name, under which each connection plans it once. A connection
 * keeps a name for good, so there are only so many; texts seen once or twice get none. A name also keeps the types
 * of its parameters, so another schema (`version`) starts over with new names.
 */
export const createStatementNames = ({ seenBefore = 2, mostNames = 300, mostWatched = 1000 } = {}): ((
  text: string,
  version: string,
) => string | undefined) => {
  const names = new Map<string, string>();
  const watched = new Map<string, number>();
  let generation = 0;
  let current: string | undefined;

  return (text, version) => {
    if (version !== current) {
      current = version;
      generation += 1;
      names.clear();
      watched.clear();
    }
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNames) return name;
    const seen = watched.get(text) ?? 0;
    watched.delete(text);
    if (seen < seenBefore) {
      watched.set(text, seen + 1);
      if (watched.size > mostWatched) {
        const oldest = watched.keys().next();
        if (oldest.done !== true) watched.delete(oldest.value);
      }
      return undefined;
    }
    const given = `rest_${String(generation)}_${String(names.size + 1)}`;
    names.set(text, given);
    return given;
  };
};
