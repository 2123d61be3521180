import { DatabaseError } from 'pg';
import type { Format } from '#server/engine/rest/request/accept.ts';
import { namesTestedForNull } from './build-condition.ts';
import { restLimits } from '#server/limits/rest-limits.ts';
import { buildPage } from './build-embed.ts';
import type { BuildContext } from './build-field.ts';
import { buildNode } from './build-node.ts';
import { hasAggregates, namedCounts } from './read-node.ts';
import type { ReadNode } from './read-node.ts';
import type { SelectItem } from '#server/engine/rest/parse/query-ast.ts';
import type { BuiltStatement } from './statement.ts';

export interface ReadPlan extends ReadNode {
  /** Nothing where the answer has no body. */
  readonly format: Pick<Format, 'kind' | 'stripNulls'> | undefined;
  readonly count?: 'exact' | 'planned' | 'estimated' | undefined;
}

export interface BuiltRead extends BuiltStatement {
  /** The same statement for when nobody looks at its row before it is committed. */
  readonly unseen: string;
  /** Names of the columns of a row, in order. */
  readonly outputs: readonly string[];
}

export interface ResultRow {
  readonly rows: number;
  /** Null where it is longer than an answer may be. */
  readonly body: string | null;
  readonly bytes?: number | null;
  readonly total?: string | null;
  readonly inserted?: number | null;
  /** How many rows were written, where that is not how many are shown. */
  readonly affected?: number | null;
  /** What SQL of the request's own left in `response.headers` and `response.status`. */
  readonly response_headers?: string | null;
  readonly response_status?: string | null;
  readonly location?: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** Read in the row that comes back last of all, when whatever sets them has run. */
export const responseSettings =
  `, nullif(current_setting('response.headers', true), '') as response_headers` +
  `, nullif(current_setting('response.status', true), '') as response_status`;

const toLookAt = 'an answer to look at first: ';

/**
 * In place of these where nobody looks before the commit: the statement fails if SQL has set something, which may be no good,
 * or if the answer is too long.
 */
export const nothingToLookAt = (body: string): string =>
  `, case when coalesce(current_setting('response.headers', true), '') <> ''` +
  ` or coalesce(current_setting('response.status', true), '') <> ''` +
  ` or octet_length(${body}) > ${String(restLimits.answerBytes)}` +
  ` then ('${toLookAt}' || count(*))::int end as nothing_to_look_at`;

/** It has no code of its own: without a function, casting a text is the way to fail that one can tell again. */
export const hasMoreToLookAt = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '22P02' && error.message.includes(toLookAt);

/** Counting more than this many rows for an estimate is left to the planner. */
export const estimateAbove = 1000;

/**
 * One statement for the whole answer. `from` is the SQL of what is read, `prefix` a `with` clause before it,
 * `extra` further columns of the one row that comes back.
 */
export const buildRead = (
  context: BuildContext,
  plan: ReadPlan,
  from: string,
  { prefix = '', extra = '' }: { readonly prefix?: string; readonly extra?: string } = {},
): BuiltRead => {
  const asked = namedCounts(plan.items, context.source);
  const items = plan.format?.kind === 'csv' ? expandStars(context, asked) : asked;
  const isGrouped = hasAggregates(items);
  const node = buildNode(context, { ...plan, items }, from, { isGrouped, isHoisted: false });
  const page = buildPage(context, plan.range);
  const body = buildBody(plan.format, 'page.*');
  // The rows of a page of groups say nothing about how many rows there are.
  const total = buildTotal(context, plan, node.counted, isGrouped ? undefined : page.limit);
  const rows = `select ${node.list.join(', ')} from ${node.rows}${node.group}${node.order}${page.text}`;
  const head = `${prefix}select count(*)::int as rows, ${boundedBody(body)}${total}${extra}`;
  const tail = ` from (${rows}) page`;
  return {
    text: `${head}${responseSettings}${tail}`,
    unseen: `${head}${nothingToLookAt(body)}${tail}`,
    values: context.parameters.values,
    outputs: node.outputs.map(({ name }) => name),
  };
};

export const buildBody = (format: ReadPlan['format'], row: string): string => {
  if (format === undefined) return 'null::text';
  if (format.kind === 'csv') {
    return `string_agg(substring((${row})::text, 2, length((${row})::text) - 2), e'\\n')`;
  }
  const array = format.stripNulls ? `json_strip_nulls(json_agg(${row}))` : `json_agg(${row})`;
  return format.kind === 'object' ? `(${array}->0)::text` : `coalesce(${array}, '[]')::text`;
};

/** PostgreSQL makes an aggregate once, however often it is named. */
export const boundedBody = (body: string): string =>
  `case when octet_length(${body}) <= ${String(restLimits.answerBytes)} then ${body} end as body, octet_length(${body}) as bytes`;

/** A page that is not full is its own count, so that PostgreSQL counts only where it has to. */
const buildTotal = (
  context: BuildContext,
  plan: ReadPlan,
  rows: string,
  limit: string | undefined,
): string => {
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
};

/** What the planner thinks a read would give, for `count=planned`. */
export const buildEstimate = (context: BuildContext, plan: ReadPlan, from: string): BuiltStatement => {
  const { counted } = buildNode(context, decidingParts(plan), from, { isGrouped: false, isHoisted: false });
  return { text: `explain (format json) select from ${counted}`, values: context.parameters.values };
};

/** The tree without what only shapes the answer: a parameter that nothing uses has no type. */
const decidingParts = (node: ReadNode): ReadNode => {
  const tested = namesTestedForNull(node.conditions);
  const items = node.items.filter(
    (item) => item.kind === 'embed' && (item.join === 'inner' || tested.has(item.alias ?? item.relation)),
  );
  return {
    ...node,
    items,
    order: [],
    range: { offset: 0, limit: undefined },
    embeds: new Map(
      [...node.embeds].flatMap(([item, embedded]) =>
        items.includes(item) ? [[item, decidingParts(embedded)] as const] : [],
      ),
    ),
  };
};

export const csvHeader = (names: readonly string[]): string =>
  names.map((name) => (/[",\n\r]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',');

const expandStars = ({ source }: BuildContext, items: readonly SelectItem[]): readonly SelectItem[] =>
  items.flatMap((item): readonly SelectItem[] => {
    if (item.kind !== 'star') return [item];
    return [...source.columns.keys()].map((name) => ({
      kind: 'column',
      field: { name, path: [] },
      alias: undefined,
      cast: undefined,
    }));
  });
