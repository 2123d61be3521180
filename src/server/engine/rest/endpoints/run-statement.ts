import type { Query } from '#server/engine/database/database.ts';
import type { ResultRow } from '#server/engine/rest/build/build-read.ts';
import { isHeavy } from '#server/engine/rest/request/is-heavy.ts';
import { answerTooLarge } from '#server/engine/rest/rest-error.ts';
import { restLimits } from '#server/limits/rest-limits.ts';
import { applyResponseSettings } from '#server/engine/rest/response/response-settings.ts';
import type { Answer, RestEngine, RestRequest } from '#server/engine/rest/request/rest-request.ts';
import type { Schema } from '#server/engine/rest/schema/schema.ts';
import type { BuiltStatement } from '#server/engine/rest/build/statement.ts';

/** Thrown to leave the transaction without committing it, as `Prefer: tx=rollback` asks. */
class RolledBack extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('rolled back as asked');
    this.answer = answer;
  }
}

/** Runs the one statement of a request; an answer that cannot be given throws and so undoes the write. */
export const runStatement = async (
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  statement: BuiltStatement,
  finish: (row: ResultRow, query: Query) => Answer | Promise<Answer>,
): Promise<Answer> => {
  try {
    return await engine.db.tx(
      request.actor,
      async (query) => {
        const { text, values } = statement;
        if (isHeavy(request.query)) await engine.checkHeavyRead(query, request.actor.role, statement);
        const result = await query<ResultRow>(text, values, engine.nameStatement(text, schema.fingerprint));
        const row = result.rows[0] ?? { rows: 0, body: null };
        if ((row.bytes ?? 0) > restLimits.answerBytes) throw answerTooLarge(row.bytes ?? 0);
        const answer = applyResponseSettings(await finish(row, query), row);
        if (request.preferences.tx === 'rollback') throw new RolledBack(answer);
        return answer;
      },
      request.settings,
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
};
