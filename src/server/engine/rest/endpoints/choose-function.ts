import { closestName } from '#server/engine/rest/schema/closest-name.ts';
import type { Payload } from '#server/engine/rest/request/payload.ts';
import { RestError, UnknownNameError } from '#server/engine/rest/rest-error.ts';
import type { DatabaseFunction, Schema } from '#server/engine/rest/schema/schema.ts';

export interface AskedFunction {
  readonly schemaName: string;
  readonly name: string;
  readonly argumentNames: readonly string[];
  /** A body of JSON may also mean a function with one unnamed json argument that takes the whole of it. */
  readonly isJson: boolean;
  /** The type of a body that is no JSON: only a function with one unnamed argument of that type takes it. */
  readonly raw?: Payload['raw'];
}

export interface ChosenFunction {
  readonly fn: DatabaseFunction;
  readonly takesWholeBody: boolean;
}

/** Among functions of one name, the one whose arguments the request names. */
export const chooseFunction = (schema: Schema, asked: AskedFunction): ChosenFunction => {
  const candidates = schema.functions.get(asked.schemaName)?.get(asked.name) ?? [];
  if (asked.raw !== undefined) {
    const whole = candidates.find((fn) => takesOne(fn, [asked.raw ?? '']));
    if (whole === undefined) throw noRawFunction(asked, asked.raw);
    return { fn: whole, takesWholeBody: true };
  }
  const fitting = candidates.filter((fn) => fits(fn, asked.argumentNames));
  const [only, ...others] = fitting;
  if (only !== undefined && others.length > 0) throw ambiguous(fitting);
  // Also where it was meant by its empty name: `{"":…}` is handed over as it is.
  if (only !== undefined) return { fn: only, takesWholeBody: only.arguments[0]?.name === '' };
  const whole = asked.isJson ? candidates.filter((fn) => takesOne(fn, ['json', 'jsonb'])) : [];
  if (whole.length > 1) throw ambiguous(whole);
  if (whole[0] !== undefined) return { fn: whole[0], takesWholeBody: true };
  throw notFound(schema, asked, candidates);
};

const fits = (fn: DatabaseFunction, names: readonly string[]): boolean => {
  const given = new Set(names);
  return (
    fn.arguments.every(({ name, optional }) => optional || given.has(name)) &&
    names.every((name) => fn.arguments.some((argument) => argument.name === name))
  );
};

const takesOne = (fn: DatabaseFunction, types: readonly string[]): boolean => {
  const [first, ...more] = fn.arguments;
  return first?.name === '' && more.length === 0 && types.includes(first.type);
};

const noRawFunction = ({ schemaName, name }: AskedFunction, raw: string): RestError => {
  const fn = `${schemaName}.${name}`;
  return new UnknownNameError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${fn} in the schema cache`,
    details: `Searched for the function ${fn} with a single unnamed ${raw} parameter, but no matches were found in the schema cache.`,
    hint: null,
  });
};

const ambiguous = (functions: readonly DatabaseFunction[]): RestError => {
  const list = functions
    .toSorted(byArguments)
    .map(
      (fn) =>
        `${fn.schema}.${fn.name}(${fn.arguments.map(({ name, type }) => `${name} => ${type}`).join(', ')})`,
    );
  return new RestError(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${list.join(', ')}`,
    details: null,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
};

const written = ({ arguments: list }: DatabaseFunction): string =>
  list.map(({ name, type }) => `${name} ${type}`).join(', ');

/** PostgREST names those with fewest arguments first, then by the arguments' names and types. */
const byArguments = (left: DatabaseFunction, right: DatabaseFunction): number => {
  const fewer = left.arguments.length - right.arguments.length;
  if (fewer !== 0) return fewer;
  return written(left) < written(right) ? -1 : 1;
};

const notFound = (
  schema: Schema,
  { schemaName, name, argumentNames, isJson }: AskedFunction,
  candidates: readonly DatabaseFunction[],
): RestError => {
  const names = argumentNames.toSorted();
  const fn = `${schemaName}.${name}`;
  const withNames =
    names.length === 0
      ? ' without parameters'
      : ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
  const orWhole = isJson ? ' or with a single unnamed json/jsonb parameter' : '';
  return new UnknownNameError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${fn}${names.length === 0 ? ' without parameters' : `(${names.join(', ')})`} in the schema cache`,
    details: `Searched for the function ${fn}${withNames}${orWhole}, but no matches were found in the schema cache.`,
    hint: suggest(schema, schemaName, name, names, candidates),
  });
};

const suggest = (
  schema: Schema,
  schemaName: string,
  name: string,
  names: readonly string[],
  candidates: readonly DatabaseFunction[],
): string | null => {
  const best =
    candidates.length === 0
      ? closestName(name, schema.functions.get(schemaName)?.keys() ?? [])
      : closestName(
          listed(names),
          candidates.map((fn) => listed(fn.arguments.map((argument) => argument.name).toSorted())),
        );
  if (best === undefined) return null;
  return `Perhaps you meant to call the function ${schemaName}.${candidates.length === 0 ? best : `${name}${best}`}`;
};

const listed = (names: readonly string[]): string => `(${names.join(', ')})`;
