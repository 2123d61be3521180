import type { Context } from 'hono';
import type { Actor, Database, RequestSettings } from '#server/engine/database/database.ts';
import type { Accepted, Format } from './accept.ts';
import { findFormat, jsonFormat, notAcceptable, parseAccept } from './accept.ts';
import { restLimits } from '#server/limits/rest-limits.ts';
import type { CheckHeavyRead } from '#server/engine/rest/endpoints/heavy-reads.ts';
import type { KnownRead } from '#server/engine/rest/endpoints/known-read.ts';
import type { ReadQuery } from './known-queries.ts';
import type { Payload } from './payload.ts';
import { readPayload } from './payload.ts';
import type { Preferences } from './preferences.ts';
import { allowedPreferences, parsePreferences } from './preferences.ts';
import { requestSettings } from './request-settings.ts';
import type { RequestQuery } from '#server/engine/rest/parse/query-ast.ts';
import { simpleError, unacceptableSchema } from '#server/engine/rest/rest-error.ts';

export interface RestRequest {
  readonly method: string;
  readonly actor: Actor;
  readonly schemaName: string;
  readonly query: RequestQuery;
  /** What follows the question mark, as it came. */
  readonly search: string;
  readonly preferences: Preferences;
  readonly accepted: Accepted;
  /** JSON where nothing fits: a function may still give what was asked for. */
  readonly format: Format;
  readonly rangeHeader: string | undefined;
  readonly payload: Payload | undefined;
  readonly settings: RequestSettings;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** Headers that SQL asked for: they come last, and one name may come twice. */
  readonly ownHeaders?: readonly (readonly [string, string])[];
  /** Rows that a write changed; not part of what is sent. */
  readonly affected?: number;
}

export interface RestEngine {
  readonly db: Database;
  readonly schemas: readonly string[];
  readonly maxRows: number;
  /** An update or a delete has to say which rows it means. */
  readonly filteredWrites: boolean;
  readonly checkHeavyRead: CheckHeavyRead;
  readonly readQuery: ReadQuery;
  readonly knownReads: WeakMap<RequestQuery, KnownRead>;
  readonly nameStatement: (text: string, schemaVersion: string) => string | undefined;
}

/** Everything a request says, parsed; the database has not been asked anything yet. */
export const readRequest = async (
  context: Context,
  actor: Actor,
  { schemas, readQuery }: Pick<RestEngine, 'schemas' | 'readQuery'>,
  isCall: boolean,
): Promise<RestRequest> => {
  const { method, url } = context.req;
  if (url.length > restLimits.urlLength) throw simpleError(414, 'PGRST100', 'The request URL is too long');
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = context.req.header(isRead ? 'accept-profile' : 'content-profile');
  const schemaName = profile ?? schemas[0] ?? 'public';
  if (!schemas.includes(schemaName)) throw unacceptableSchema(schemaName, schemas);
  const start = url.indexOf('?');
  const search = start === -1 ? '' : url.slice(start + 1);
  const preferences = allowedPreferences(parsePreferences(context.req.header('prefer')), actor.role);
  const accepted = parseAccept(context.req.header('accept'));
  const format = findFormat(accepted);
  if (format === undefined && !isCall) throw notAcceptable(accepted);
  return {
    method,
    actor,
    schemaName,
    query: readQuery(search, isCall && isRead),
    search,
    preferences,
    accepted,
    format: format ?? jsonFormat,
    rangeHeader: method === 'GET' ? context.req.header('range') : undefined,
    payload: isRead || method === 'DELETE' ? undefined : await readPayload(context, isCall),
    settings: requestSettings(context.req.raw, isCall, preferences.timezone),
  };
};
