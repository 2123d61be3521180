import type { Actor, Database, DatabaseRole } from '#server/engine/database/database.ts';

/** One per folder here. What it throws is turned into an answer by the service. */
export type ServerFunction = (request: Request, context: FunctionContext) => Promise<Response>;

/** For everybody: a guest has no id. */
export type OpenFunction = (request: Request, context: VisitorContext) => Promise<Response>;

/** Who calls, proven by their token alone: whatever a body says of a person is not looked at. */
export interface FunctionContext {
  readonly actor: Actor;
  readonly userId: string;
  readonly db: Pick<Database, 'tx'>;
  /** As rate limits see it. */
  readonly address: string;
}

export type VisitorContext = Omit<FunctionContext, 'userId'> & { readonly userId: string | undefined };

/** The rights of a role for work that the caller may not do by hand; refused once the caller's session has ended. */
export const inRole = ({ actor }: Pick<FunctionContext, 'actor'>, role: DatabaseRole): Actor => ({
  ...actor,
  role,
});
