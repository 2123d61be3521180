import type { Actor, Database, Query } from '#server/engine/database/database.ts';
import { createRestService } from '#server/engine/rest/rest-service.ts';
import { newTask, readQuery } from './rest-work.ts';

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
  const note: Query = (text, values = []) => {
    sent = { text, values };
    throw new Recorded();
  };
  const recording: Database = {
    ...db,
    tx: (as, fn) =>
      db.tx(as, (query) =>
        // What comes before the statement only says that the transaction may not write.
        fn(as === actor ? (text, ...rest) => (text.startsWith('set ') ? query : note)(text, ...rest) : query),
      ),
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
  method: 'POST',
  headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
  body,
});

export const createTaskStatements = async (
  db: Database,
  actor: Actor,
): Promise<Record<'read' | 'write', Statement>> => {
  const record = createStatementRecorder(db, actor);
  return {
    read: await record(`/tasks?${readQuery}`),
    write: await record('/tasks', insertOf(newTask)),
  };
};
