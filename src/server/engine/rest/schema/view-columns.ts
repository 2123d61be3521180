/** A column of a table, by the numbers the catalogue knows them under. */
export interface Origin {
  readonly table: string;
  readonly column: number;
}

const token = /[{}]|(?:\\[^]|[^\\\s{}()])+/gu;

/**
 * Where the columns of a view come from, by their number in it. PostgreSQL keeps a view as the tree it parsed, and
 * each entry of its list of columns says which table and column it shows; a computed one says table 0.
 */
export const readViewColumns = (definition: string): Map<number, Origin> => {
  const origins = new Map<number, Origin>();
  let depth = 0;
  let entry: Map<string, string> | undefined;
  let label: string | undefined;
  for (const [text] of definition.matchAll(token)) {
    if (text === '{') depth += 1;
    else if (text === '}') {
      // The query is the first level and its own columns are the second; deeper ones belong to subqueries.
      if (depth === 2 && entry !== undefined) addOrigin(origins, entry);
      if (depth === 2) entry = undefined;
      depth -= 1;
    } else if (depth === 2 && text === 'TARGETENTRY') entry = new Map();
    else if (depth === 2 && entry !== undefined) {
      if (text.startsWith(':')) label = text;
      else if (label !== undefined) {
        entry.set(label, text);
        label = undefined;
      }
    }
  }
  return origins;
};

const addOrigin = (origins: Map<number, Origin>, entry: ReadonlyMap<string, string>): void => {
  const number = Number(entry.get(':resno'));
  const table = entry.get(':resorigtbl') ?? '0';
  const column = Number(entry.get(':resorigcol'));
  const isShown = entry.get(':resjunk') === 'false';
  if (isShown && table !== '0' && column > 0) origins.set(number, { table, column });
};

/** Follows views of views down to the columns of tables. */
export const resolveOrigins = (
  views: ReadonlyMap<string, ReadonlyMap<number, Origin>>,
): Map<string, Map<number, Origin>> => {
  const resolve = (origin: Origin, steps: number): Origin | undefined => {
    const view = views.get(origin.table);
    if (view === undefined) return origin;
    const next = view.get(origin.column);
    return next === undefined || steps === 0 ? undefined : resolve(next, steps - 1);
  };
  return new Map(
    [...views].map(([oid, columns]) => [
      oid,
      new Map(
        [...columns].flatMap(([number, origin]): [number, Origin][] => {
          const base = resolve(origin, views.size);
          return base === undefined ? [] : [[number, base]];
        }),
      ),
    ]),
  );
};
