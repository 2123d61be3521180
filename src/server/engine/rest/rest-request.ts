import type { Context } from 'hono';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { Format } from './accept.ts';
import { negotiateFormat } from './accept.ts';
import type { ReadNode } from './build-node.ts';
import { limits } from './limits.ts';
import { parseQuery } from './parse-query.ts';
import type { Payload } from './payload.ts';
import { readPayload } from './payload.ts';
import type { Preferences } from './preferences.ts';
import { parsePreferences } from './preferences.ts';
import type { Placed, RequestQuery, SelectItem } from './query-ast.ts';
import { notEmbedded, simpleError, unacceptableSchema } from './rest-error.ts';

export interface RestRequest {
  readonly method: string;
  readonly actor: Actor;
  readonly schemaName: string;
  readonly query: RequestQuery;
  readonly preferences: Preferences;
  readonly format: Format;
  readonly rangeHeader: string | undefined;
  readonly payload: Payload | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

export interface RestEngine {
  readonly db: Database;
  readonly schemas: readonly string[];
  readonly maxRows: number;
  readonly nameStatement: (text: string, schemaVersion: string) => string | undefined;
}

/** Everything a request says, parsed; the database has not been asked anything yet. */
export async function readRequest(
  context: Context,
  actor: Actor,
  schemas: readonly string[],
  isCall: boolean,
): Promise<RestRequest> {
  const { method, url } = context.req;
  if (url.length > limits.urlLength) throw simpleError(414, 'PGRST100', 'The request URL is too long');
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = context.req.header(isRead ? 'accept-profile' : 'content-profile');
  const schemaName = profile ?? schemas[0] ?? 'public';
  if (!schemas.includes(schemaName)) throw unacceptableSchema(schemaName, schemas);
  const start = url.indexOf('?');
  return {
    method,
    actor,
    schemaName,
    query: parseQuery(start === -1 ? '' : url.slice(start + 1), isCall && isRead),
    preferences: parsePreferences(context.req.header('prefer')),
    format: negotiateFormat(context.req.header('accept')),
    rangeHeader: method === 'GET' ? context.req.header('range') : undefined,
    payload: isRead || method === 'DELETE' ? undefined : await readPayload(context),
  };
}

/** What the query asks of the resource of the URL and of each one embedded in it, at most `maxRows` of those. */
export function readTree(query: RequestQuery, maxRows: number): ReadNode {
  const known = new Set<string>();
  const visit = (path: readonly string[], items: readonly SelectItem[]): ReadNode => {
    known.add(pathKey(path));
    const limit = at(path, query.limits).at(-1);
    const embeds = items.filter((item) => item.kind === 'embed');
    return {
      items,
      conditions: at(path, query.conditions),
      order: at(path, query.orders).flat(),
      range: {
        offset: at(path, query.offsets).at(-1) ?? 0,
        limit: path.length === 0 ? limit : Math.min(limit ?? maxRows, maxRows),
      },
      embeds: new Map(
        embeds.map((item) => [item, visit([...path, item.alias ?? item.relation], item.items)]),
      ),
    };
  };
  const root = visit([], query.select);
  for (const { path } of [...query.conditions, ...query.orders, ...query.limits, ...query.offsets]) {
    const unknown = path.findIndex((_, index) => !known.has(pathKey(path.slice(0, index + 1))));
    if (unknown !== -1) throw notEmbedded(path[unknown] ?? '');
  }
  return root;
}

function at<T>(path: readonly string[], list: readonly Placed<T>[]): T[] {
  const key = pathKey(path);
  return list.filter((placed) => pathKey(placed.path) === key).map(({ value }) => value);
}

function pathKey(path: readonly string[]): string {
  return path.length === 0 ? '' : JSON.stringify(path);
}
