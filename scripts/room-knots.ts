/** One file that imports another. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
}

/** Rooms that import each other, directly or in a circle, with one import for each step as evidence. */
export interface Knot {
  readonly rooms: readonly string[];
  readonly imports: readonly ImportEdge[];
}

/** The folder directly below `base` that a file lies in; null for files elsewhere, or directly in `base`. */
export const roomOf = (base: string, file: string): string | null => {
  if (!file.startsWith(`${base}/`)) return null;
  const [room, ...rest] = file.slice(base.length + 1).split('/');
  return room === undefined || rest.length === 0 ? null : room;
};

type Graph = ReadonlyMap<string, ReadonlyMap<string, ImportEdge>>;

const graphOf = (base: string, edges: readonly ImportEdge[]): Graph => {
  const graph = new Map<string, Map<string, ImportEdge>>();
  for (const edge of edges) {
    const [from, to] = [roomOf(base, edge.from), roomOf(base, edge.to)];
    if (from === null || to === null || from === to) continue;
    const next = graph.get(from) ?? new Map<string, ImportEdge>();
    if (!next.has(to)) next.set(to, edge);
    graph.set(from, next);
  }
  return graph;
};

const reachable = (graph: Graph, from: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = [from];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const next of graph.get(room)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return seen;
};

/** Every knot of rooms below a folder, the largest first. */
export const findKnots = (base: string, edges: readonly ImportEdge[]): readonly Knot[] => {
  const graph = graphOf(base, edges);
  const reach = new Map([...graph.keys()].map((room) => [room, reachable(graph, room)] as const));
  const tied = (a: string, b: string): boolean =>
    (reach.get(a)?.has(b) ?? false) && (reach.get(b)?.has(a) ?? false);
  const left = new Set([...graph.keys()].filter((room) => reach.get(room)?.has(room)));
  const knots: Knot[] = [];
  for (const room of left) {
    const rooms = [...left].filter((other) => other === room || tied(room, other)).toSorted();
    for (const one of rooms) left.delete(one);
    const imports = rooms.flatMap((from) =>
      [...(graph.get(from) ?? [])].flatMap(([to, edge]) => (rooms.includes(to) ? [edge] : [])),
    );
    knots.push({ rooms, imports });
  }
  return knots.toSorted((a, b) => b.rooms.length - a.rooms.length);
};
