import type { Actor, Database } from '#server/engine/database/database.ts';
import { createRestService } from '#server/engine/rest/rest-service.ts';
import { editsOf, newTask, pullOf, readQuery } from './rest-work.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

class Recorded extends Error {}

/** Asks the REST service itself, and tells what it would have sent to the database. */
export const createStatementRecorder = (
  db: Database,
  actor: Actor,
): ((path: string, init?: RequestInit) => Promise<Statement>) => {
  let sent: Statement | undefined;
  const note = (statement: Statement): never => {
    sent = { text: statement.text, values: statement.values };
    throw new Recorded();
  };
  const recording: Database = {
    ...db,
    // What the service asks about the schema goes through; what it would do for the caller does not.
    lead: (as, first, fn, request) => (as === actor ? note(first) : db.lead(as, first, fn, request)),
    single: async (as, statement, request) =>
      as === actor ? note(statement) : db.single(as, statement, request),
  };
  const service = createRestService({ db: recording, identify: async () => actor, schemas: ['public'] });
  return async (path, init) => {
    sent = undefined;
    const answer = await service.request(path, init);
    if (sent === undefined) throw new Error(`${path} sent nothing: ${await answer.text()}`);
    return sent;
  };
};

export const insertOf = (body: string): RequestInit => ({
  ...callOf(body),
  headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
});

const callOf = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

export const createTaskStatements = async (
  db: Database,
  actor: Actor,
): Promise<Record<'read' | 'write' | 'edit' | 'pull', Statement>> => {
  const record = createStatementRecorder(db, actor);
  return {
    read: await record(`/tasks?${readQuery}`),
    write: await record('/tasks', insertOf(newTask)),
    edit: await record('/rpc/apply_edits', callOf(editsOf([]))),
    pull: await record('/rpc/pull_records', callOf(pullOf)),
  };
};
