import type { Format } from './accept.ts';
import { buildWhere } from './build-condition.ts';
import type { BuildContext } from './build-field.ts';
import { buildNode, buildPage } from './build-node.ts';
import type { ReadNode } from './build-node.ts';
import type { SelectItem } from './query-ast.ts';
import type { BuiltStatement } from './statement.ts';
import { quoteName } from './statement.ts';

export interface ReadPlan extends ReadNode {
  /** Nothing where the answer has no body. */
  readonly format: Pick<Format, 'kind' | 'stripNulls'> | undefined;
  readonly count?: 'exact' | 'planned' | 'estimated' | undefined;
}

export interface BuiltRead extends BuiltStatement {
  /** Names of the columns of a row, in order. */
  readonly outputs: readonly string[];
}

export interface ResultRow {
  readonly rows: number;
  readonly body: string | null;
  readonly total?: string | null;
  readonly inserted?: number | null;
  readonly location?: Readonly<Record<string, unknown>> | null;
}

/** Counting more than this many rows for an estimate is left to the planner. */
export const estimateAbove = 1000;

/**
 * One statement for the whole answer. `from` is the SQL of what is read, `prefix` a `with` clause before it,
 * `extra` further columns of the one row that comes back.
 */
export function buildRead(
  context: BuildContext,
  plan: ReadPlan,
  from: string,
  { prefix = '', extra = '' }: { readonly prefix?: string; readonly extra?: string } = {},
): BuiltRead {
  const items = plan.format?.kind === 'csv' ? expandStars(context, plan.items) : plan.items;
  const node = buildNode(context, { ...plan, items }, from);
  const page = buildPage(context, plan.range);
  const body = buildBody(plan.format, 'page.*');
  const total = buildTotal(context, plan, node.counted, page.limit);
  return {
    text: `${prefix}select count(*)::int as rows, ${body} as body${total}${extra} from (select ${node.list} from ${node.rows}${node.order}${page.text}) page`,
    values: context.parameters.values,
    outputs: node.outputs,
  };
}

export function buildBody(format: ReadPlan['format'], row: string): string {
  if (format === undefined) return 'null::text';
  if (format.kind === 'csv') {
    return `string_agg(substring((${row})::text, 2, length((${row})::text) - 2), e'\\n')`;
  }
  const array = format.stripNulls ? `json_strip_nulls(json_agg(${row}))` : `json_agg(${row})`;
  return format.kind === 'object' ? `(${array}->0)::text` : `coalesce(${array}, '[]')::text`;
}

/** A page that is not full is its own count, so that PostgreSQL counts only where it has to. */
function buildTotal(context: BuildContext, plan: ReadPlan, rows: string, limit: string | undefined): string {
  if (plan.count === 'exact') {
    const counted = `(select count(*) from ${rows})`;
    if (limit === undefined || plan.range.offset > 0) return `, ${counted} as total`;
    return `, case when count(*) < ${limit} then count(*) else ${counted} end as total`;
  }
  if (plan.count === 'estimated') {
    const most = context.parameters.add(estimateAbove + 1);
    return `, (select count(*) from (select from ${rows} limit ${most}) counted) as total`;
  }
  return '';
}

/** What the planner thinks a read would give, for `count=planned`. */
export function buildEstimate(context: BuildContext, plan: ReadPlan, from: string): BuiltStatement {
  const where = buildWhere(context, plan.conditions);
  return {
    text: `explain (format json) select from ${from} as ${quoteName(context.source.alias)}${where}`,
    values: context.parameters.values,
  };
}

export function csvHeader(names: readonly string[]): string {
  return names.map((name) => (/[",\n\r]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',');
}

function expandStars({ source }: BuildContext, items: readonly SelectItem[]): readonly SelectItem[] {
  return items.flatMap((item): readonly SelectItem[] => {
    if (item.kind !== 'star') return [item];
    return [...source.columns.keys()].map((name) => ({
      kind: 'column',
      field: { name, path: [] },
      alias: undefined,
      cast: undefined,
    }));
  });
}
