import type { Condition, RequestQuery, SelectItem } from '#server/engine/rest/parse/query-ast.ts';

const depthOf = (items: readonly SelectItem[]): number =>
  Math.max(0, ...items.map((item) => (item.kind === 'embed' ? 1 + depthOf(item.items) : 0)));

const embedsIn = (items: readonly SelectItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'embed' ? 1 + embedsIn(item.items) : 0), 0);

const patterns = new Set(['match', 'imatch']);

const testsIn = (condition: Condition): number =>
  condition.kind === 'group' ? condition.members.reduce((sum, one) => sum + testsIn(one), 0) : 1;

// What a regular expression costs no planner can tell.
const hasPattern = (condition: Condition): boolean =>
  condition.kind === 'group'
    ? condition.members.some(hasPattern)
    : condition.test.kind === 'compare' && patterns.has(condition.test.operator);

/** Whether a read could cost much more than its rows: those are planned first, and given less time. */
export const isHeavy = ({ select, conditions }: Pick<RequestQuery, 'select' | 'conditions'>): boolean =>
  depthOf(select) > 2 ||
  embedsIn(select) > 5 ||
  conditions.reduce((sum, { value }) => sum + testsIn(value), 0) > 50 ||
  conditions.some(({ value }) => hasPattern(value));
