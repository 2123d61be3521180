import type { BuildContext, Related } from './build-field.ts';
import { buildField, findValue } from './build-field.ts';
import { compareOperators } from '#server/engine/rest/parse/parse-filter.ts';
import type { Condition, Filter, SearchOperator, Test } from '#server/engine/rest/parse/query-ast.ts';
import { simpleError } from '#server/engine/rest/rest-error.ts';

const searchFunctions: Record<SearchOperator, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** `further` conditions are SQL of our own. */
export const buildWhere = (
  context: BuildContext,
  conditions: readonly Condition[],
  further: readonly string[] = [],
): string => {
  const all = [...conditions.map((condition) => buildCondition(context, condition)), ...further];
  return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
};

const buildCondition = (context: BuildContext, condition: Condition): string => {
  const text =
    condition.kind === 'filter'
      ? buildFilter(context, condition)
      : `(${condition.members.map((member) => buildCondition(context, member)).join(` ${condition.operator} `)})`;
  return condition.negated ? `not (${text})` : text;
};

const buildFilter = (context: BuildContext, { field, test }: Filter): string => {
  const related = field.path.length === 0 ? context.related?.get(field.name) : undefined;
  if (related !== undefined && (asksForNull(test) || !context.source.columns.has(field.name))) {
    return buildRelatedTest(field.name, related, test);
  }
  const left = buildField(context, field);
  if (test.kind === 'is') return `${left} is ${test.value === 'not_null' ? 'not null' : test.value}`;
  if (test.kind === 'in') return `${left} = any(${context.parameters.add([...test.values])})`;
  if (test.kind === 'compare') return buildComparison(context, left, test);
  const { type } = findValue(context.source, field.name);
  const isVector = type === 'tsvector' && field.path.length === 0;
  const language = test.language === undefined ? '' : `${context.parameters.add(test.language)}::regconfig, `;
  const vector = isVector ? left : `to_tsvector(${language}${left})`;
  return `${vector} @@ ${searchFunctions[test.operator]}(${language}${context.parameters.add(test.value)})`;
};

const asksForNull = (test: Test): boolean =>
  test.kind === 'is' && (test.value === 'null' || test.value === 'not_null');

/** `other=is.null`: rows that have none of an embedded resource. */
const buildRelatedTest = (name: string, { isNull }: Related, test: Test): string => {
  if (!asksForNull(test)) {
    throw simpleError(
      400,
      'PGRST120',
      `Bad operator on the '${name}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    );
  }
  return test.kind === 'is' && test.value === 'not_null' ? `not (${isNull})` : isNull;
};

/** Names that a null test may mean a resource by, in any depth of a tree. */
export const namesTestedForNull = (conditions: readonly Condition[]): Set<string> =>
  new Set(
    conditions.flatMap((condition): readonly string[] => {
      if (condition.kind === 'group') return [...namesTestedForNull(condition.members)];
      return condition.field.path.length === 0 && asksForNull(condition.test) ? [condition.field.name] : [];
    }),
  );

const buildComparison = (
  context: BuildContext,
  left: string,
  { operator, quantifier, value }: Extract<Test, { kind: 'compare' }>,
): string => {
  const isPattern = operator === 'like' || operator === 'ilike';
  // In a URL `%` needs escaping, so PostgREST takes `*` for it.
  const place = context.parameters.add(isPattern ? value.replaceAll('*', '%') : value);
  const sql = compareOperators.get(operator) ?? '=';
  return `${left} ${sql} ${quantifier === undefined ? place : `${quantifier}(${place})`}`;
};
