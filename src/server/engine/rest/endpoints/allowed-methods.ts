import { findRelation } from './read-table.ts';
import { simpleError, unacceptableSchema } from '#server/engine/rest/rest-error.ts';
import type { Schema } from '#server/engine/rest/schema/schema.ts';

export const everyMethod: readonly string[] = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const readMethods: readonly string[] = ['OPTIONS', 'GET', 'HEAD'];

/** What may be sent to a path at all; grants and policies come on top. */
export const allowedMethods = (
  schema: Schema,
  schemas: readonly string[],
  profile: string | undefined,
  path: string,
): readonly string[] => {
  if (path === '') return readMethods;
  const schemaName = profile ?? schemas[0] ?? 'public';
  if (!schemas.includes(schemaName)) throw unacceptableSchema(schemaName, schemas);
  const [first = '', second, ...deeper] = path.split('/').map((part) => decode(part));
  if (first === 'rpc' && second !== undefined && deeper.length === 0) {
    const functions = schema.functions.get(schemaName)?.get(second);
    if (functions === undefined) {
      throw simpleError(
        404,
        'PGRST202',
        `Could not find the function ${schemaName}.${second} in the schema cache`,
      );
    }
    return functions.every(({ volatile }) => volatile) ? ['OPTIONS', 'POST'] : [...readMethods, 'POST'];
  }
  if (second !== undefined) throw simpleError(404, 'PGRST125', 'Invalid path specified in request URL');
  const { writable, primaryKey } = findRelation(schema, schemaName, first);
  return [
    ...readMethods,
    ...(writable?.insert === true ? ['POST'] : []),
    ...(writable?.insert === true && writable.update && primaryKey.length > 0 ? ['PUT'] : []),
    ...(writable?.update === true ? ['PATCH'] : []),
    ...(writable?.delete === true ? ['DELETE'] : []),
  ];
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
