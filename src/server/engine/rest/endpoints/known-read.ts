import type { BuiltRead, ReadPlan } from '#server/engine/rest/build/build-read.ts';
import type { Format } from '#server/engine/rest/request/accept.ts';
import type { Preferences } from '#server/engine/rest/request/preferences.ts';
import type { Relation, Schema } from '#server/engine/rest/schema/schema.ts';

/** What of a request, beside its query, a read is made from. */
interface Asked {
  readonly method: string;
  readonly format: Format;
  readonly rangeHeader: string | undefined;
  readonly preferences: Pick<Preferences, 'count'>;
}

/** What was made of a query the last time it came, and all that it was made from. */
export interface KnownRead {
  readonly schema: Schema;
  readonly relation: Relation;
  readonly asked: Asked;
  readonly plan: ReadPlan;
  readonly statement: BuiltRead;
  readonly location: string;
}

export const isSameRead = (
  { schema, relation, asked }: KnownRead,
  nowSchema: Schema,
  nowRelation: Relation,
  { method, format, rangeHeader, preferences }: Asked,
): boolean =>
  schema === nowSchema &&
  relation === nowRelation &&
  asked.method === method &&
  asked.format.kind === format.kind &&
  asked.format.stripNulls === format.stripNulls &&
  asked.rangeHeader === rangeHeader &&
  asked.preferences.count === preferences.count;
