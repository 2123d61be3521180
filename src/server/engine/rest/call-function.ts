import type { CallArguments } from './build-call.ts';
import { buildCall, callSource } from './build-call.ts';
import { csvHeader } from './build-read.ts';
import { chooseFunction } from './choose-function.ts';
import { isObject } from './payload.ts';
import { appliedPreferences, checkAffected } from './preferences.ts';
import { readAnswer, readPlan } from './read-table.ts';
import { simpleError } from './rest-error.ts';
import type { Answer, RestEngine, RestRequest } from './rest-request.ts';
import { runStatement } from './run-statement.ts';
import type { Schema } from './schema.ts';
import { Parameters } from './statement.ts';

export async function callFunction(
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  name: string,
): Promise<Answer> {
  const isPost = request.method === 'POST';
  const body = request.payload ?? { text: '{}', value: {} };
  const argumentNames = isPost
    ? Object.keys(isObject(body.value) ? body.value : {})
    : [...new Set(request.query.callArguments.map(([key]) => key))];
  const { fn, takesWholeBody } = chooseFunction(schema, {
    schemaName: request.schemaName,
    name,
    argumentNames,
    isPost,
  });
  const source = callSource(fn);
  const plan = readPlan(request, engine.maxRows);
  if (fn.returns !== 'rows' && request.format.kind === 'csv') {
    throw simpleError(406, 'PGRST107', 'None of these media types are available: text/csv');
  }
  const given: CallArguments = isPost
    ? takesWholeBody
      ? { kind: 'whole', text: body.text }
      : { kind: 'named', names: argumentNames, text: body.text }
    : { kind: 'query', values: groupArguments(request.query.callArguments) };
  const context = { schema, source, parameters: new Parameters() };
  const showsNothing = fn.returns === 'void' || (isPost && request.preferences.return === 'minimal');
  // How many rows the planner expects of a function says nothing, so every kind of count is exact here.
  const count = plan.count === undefined ? undefined : ('exact' as const);
  const statement = buildCall(context, fn, given, {
    ...plan,
    count,
    ...(showsNothing ? { format: undefined } : {}),
  });
  const header = request.format.kind === 'csv' ? csvHeader(statement.outputs) : undefined;
  return runStatement(
    engine,
    schema,
    request,
    statement,
    (row) => {
      checkAffected(request.preferences, row.rows);
      const total = row.total === undefined || row.total === null ? undefined : Number(row.total);
      if (showsNothing) {
        const headers = appliedPreferences(request.preferences, [
          'return',
          'count',
          'tx',
          'handling',
          'max-affected',
        ]);
        return { status: 204, headers, body: null };
      }
      return readAnswer(request, plan, row, total, header);
    },
    // A GET may not write, whatever the function does: PostgreSQL then answers 25006.
    { readOnly: !isPost && fn.volatile },
  );
}

function groupArguments(pairs: readonly (readonly [string, string])[]): Map<string, readonly string[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, list]) => [key, list.map(([, value]) => value)]));
}
