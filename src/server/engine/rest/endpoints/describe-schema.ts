import type { Context } from 'hono';
import type { Actor } from '#server/engine/database/database.ts';
import { accepts, notAcceptable, parseAccept } from '#server/engine/rest/request/accept.ts';
import { openApi } from '#server/engine/rest/schema/open-api.ts';
import { unacceptableSchema } from '#server/engine/rest/rest-error.ts';
import type { Answer, RestEngine } from '#server/engine/rest/request/rest-request.ts';
import type { Schema } from '#server/engine/rest/schema/schema.ts';

const visibleSql = `
select
  array(select c.relname::text from pg_catalog.pg_class c
    where c.relnamespace = n.oid and c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition
      and (pg_catalog.has_table_privilege(c.oid, 'select, insert, update, delete')
        or pg_catalog.has_any_column_privilege(c.oid, 'select, insert, update'))) as relations,
  array(select distinct p.proname::text from pg_catalog.pg_proc p
    where p.pronamespace = n.oid and pg_catalog.has_function_privilege(p.oid, 'execute')) as functions
from pg_catalog.pg_namespace n where n.nspname = $1`;

/** The root: what there is for the role of the caller, as an OpenAPI document. */
export const describeSchema = async (
  engine: RestEngine,
  schema: Schema,
  actor: Actor,
  context: Context,
): Promise<Answer> => {
  const accepted = parseAccept(context.req.header('accept'));
  const contentType = ['application/openapi+json', 'application/json'].find((type) =>
    accepts(accepted, type),
  );
  if (contentType === undefined) throw notAcceptable(accepted);
  const schemaName = context.req.header('accept-profile') ?? engine.schemas[0] ?? 'public';
  if (!engine.schemas.includes(schemaName)) throw unacceptableSchema(schemaName, engine.schemas);
  const visible = await engine.db.tx(actor, async (query) => {
    const { rows } = await query<{ relations: string[]; functions: string[] }>(visibleSql, [schemaName]);
    return rows[0] ?? { relations: [], functions: [] };
  });
  const relations = [...(schema.relations.get(schemaName)?.values() ?? [])];
  const functions = [...(schema.functions.get(schemaName)?.values() ?? [])].flat();
  const url = new URL(context.req.url);
  const document = openApi({
    schema,
    relations: relations.filter(({ name }) => visible.relations.includes(name)),
    functions: functions.filter(({ name }) => visible.functions.includes(name)),
    host: url.host,
    scheme: url.protocol.replace(':', ''),
    basePath: url.pathname.replace(/\/$/u, '') || '/',
  });
  return {
    status: 200,
    headers: { 'Content-Type': `${contentType}; charset=utf-8` },
    body: context.req.method === 'HEAD' ? null : JSON.stringify(document),
  };
};
