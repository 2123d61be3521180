import type * as z from 'zod/mini';
import type { FieldValue } from '#domain/records/field-value.ts';

type FieldSchemas = Readonly<Record<string, z.ZodMiniType<FieldValue>>>;

/** Rows of /privacy that tell what is kept of a record, why, and for how long; their sentences are in data-kept.ts. */
export type PrivacyTopic =
  'tasks' | 'energy-and-focus' | 'what-you-hear' | 'what-you-say' | 'coach' | 'calendars' | 'settings';

/**
 * Everything there is to say about one kind of record, once: tables, row mapping, stores on the device, export and the
 * privacy page follow from it, and a test holds the migrations against it. All kinds merge the same way, field by field
 * (merge.ts, and `apply_edit` in SQL), and a deleted one is kept for `deletedRecordsKeptDays` (record-limits.ts).
 */
export interface KindDefinition<Fields extends FieldSchemas = FieldSchemas> {
  /** Where it is kept on the server. */
  readonly table: string;
  /** Every field but the id, as it comes from the server. */
  readonly fields: Fields;
  readonly privacy: PrivacyTopic;
  /** Whether "take everything with you" has it. Where not, left-out.ts says why. */
  readonly exported: boolean;
}

/** Keeps the exact types of the fields. */
export const defineKind = <const Fields extends FieldSchemas>(
  definition: KindDefinition<Fields>,
): KindDefinition<Fields> => definition;

/** A record as the rest of the app reads it. */
export type RecordOf<Definition extends KindDefinition> = { readonly id: string } & {
  readonly [Field in keyof Definition['fields']]: z.output<Definition['fields'][Field]>;
};
