import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { Actor } from '#server/engine/database/database.ts';
import { RestError } from './rest-error.ts';
import type { Answer, RestRequest } from './request/rest-request.ts';

/** What came of a request, for whoever watches the door. Nothing of it goes to the one who asked. */
export interface RestOutcome {
  readonly actor: Actor;
  /** The table, or the procedure of a call. */
  readonly place: string;
  readonly isCall: boolean;
  readonly method: string;
  /** SQLSTATE of a refusal by the database. */
  readonly code: string | undefined;
  /** Rows that a write changed. */
  readonly affected: number | undefined;
  /** The row it named by equality, and whose. */
  readonly filter: { readonly id?: string | undefined; readonly owner?: string | undefined };
  /** Of a list of edits, which is answered one by one, the first that was refused as not theirs or found no row. */
  readonly edit: OddEdit | undefined;
}

interface OddEdit {
  readonly table: string;
  readonly id: string;
  readonly refused: boolean;
}

type Asked = Pick<RestOutcome, 'actor' | 'place' | 'isCall' | 'method'>;

export const outcomeOf = (asked: Asked, request: RestRequest | undefined, answer: Answer): RestOutcome => ({
  ...asked,
  code: undefined,
  affected: answer.affected,
  filter: filterOf(request),
  edit: asked.isCall && asked.place === 'apply_edits' ? oddEdit(request, answer) : undefined,
});

export const failureOf = (asked: Asked, request: RestRequest | undefined, error: unknown): RestOutcome => ({
  ...asked,
  code: error instanceof DatabaseError ? error.code : undefined,
  // One row was wanted and none was there.
  affected: error instanceof RestError && error.body.code === 'PGRST116' ? 0 : undefined,
  filter: filterOf(request),
  edit: undefined,
});

const filterOf = (request: RestRequest | undefined): RestOutcome['filter'] => ({
  id: equalTo(request, 'id'),
  owner: equalTo(request, 'user_id'),
});

const equalTo = (request: RestRequest | undefined, column: string): string | undefined => {
  for (const { path, value } of request?.query.conditions ?? []) {
    if (path.length > 0 || value.kind !== 'filter' || value.negated) continue;
    const { field, test } = value;
    const isPlain = field.name === column && field.path.length === 0;
    if (isPlain && test.kind === 'compare' && test.operator === 'eq' && test.quantifier === undefined) {
      return test.value;
    }
  }
  return undefined;
};

/** Somebody may have asked for another format. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const byRules = /^refused: .*(?:row-level security|permission denied)/;

const editSchema = z.object({
  kind: z.string().max(63),
  id: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
const answersSchema = z.array(z.string());
const sentSchema = z.object({ edits: z.array(z.unknown()) });

const oddEdit = (request: RestRequest | undefined, { body }: Answer): OddEdit | undefined => {
  // Almost all are kept, and then nothing is parsed.
  if (typeof body !== 'string' || !/"(?:refused: |missing)/.test(body)) return undefined;
  const answers = answersSchema.safeParse(parsed(body));
  const sent = sentSchema.safeParse(request?.payload?.value);
  if (!answers.success || !sent.success) return undefined;
  for (const [at, answer] of answers.data.entries()) {
    if (answer !== 'missing' && !answer.startsWith('refused: ')) continue;
    const edit = editSchema.safeParse(sent.data.edits[at]);
    if (!edit.success) continue;
    const { kind: table, id, fields } = edit.data;
    // Whose a record is, no edit says: one that does was made by hand.
    if (byRules.test(answer) || 'user_id' in fields) return { table, id, refused: true };
    if (answer === 'missing') return { table, id, refused: false };
  }
  return undefined;
};
