import type { Query } from '#server/engine/database/database.ts';
import type { Answered, Statement } from '#server/engine/database/statement-batch.ts';
import { hasMoreToLookAt } from '#server/engine/rest/build/build-read.ts';
import type { BuiltRead, ResultRow } from '#server/engine/rest/build/build-read.ts';
import { isHeavy } from '#server/engine/rest/request/is-heavy.ts';
import { answerTooLarge } from '#server/engine/rest/rest-error.ts';
import { restLimits } from '#server/limits/rest-limits.ts';
import { applyResponseSettings } from '#server/engine/rest/response/response-settings.ts';
import type { Answer, RestEngine, RestRequest } from '#server/engine/rest/request/rest-request.ts';
import type { Schema } from '#server/engine/rest/schema/schema.ts';

/** Thrown to leave the transaction without committing it, as `Prefer: tx=rollback` asks. */
class RolledBack extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('rolled back as asked');
    this.answer = answer;
  }
}

/**
 * Runs the one statement of a request; an answer that cannot be given throws and so undoes the write. `suitsAlways` says that
 * whatever the statement gives can be answered, but for what the statement itself can tell.
 */
export const runStatement = async (
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  statement: BuiltRead,
  finish: (row: ResultRow, query: Query) => Answer | Promise<Answer>,
  suitsAlways: boolean,
): Promise<Answer> => {
  const { preferences, query: asked, settings } = request;
  const { values } = statement;
  const named = (text: string): Statement => ({
    text,
    values,
    name: engine.nameStatement(text, schema.fingerprint),
  });
  const answerOf = async ({ rows }: Answered<ResultRow>, query: Query): Promise<Answer> => {
    const row = rows[0] ?? { rows: 0, body: null };
    if ((row.bytes ?? 0) > restLimits.answerBytes) throw answerTooLarge(row.bytes ?? 0);
    const answer = applyResponseSettings(await finish(row, query), row);
    if (preferences.tx === 'rollback') throw new RolledBack(answer);
    return answer;
  };
  const planned = isHeavy(asked);
  const runAlone = (text: string): Promise<readonly ResultRow[]> =>
    engine.db.single<ResultRow>(request.actor, named(text), settings);
  const canBeAlone = !planned && preferences.tx !== 'rollback';
  // A read has nothing to take back, so it need not wait for us between its statement and the end of its transaction.
  if (canBeAlone && settings.readOnly && (preferences.count === undefined || preferences.count === 'exact')) {
    return answerOf({ rows: await runAlone(statement.text) }, noMore);
  }
  if (canBeAlone && !settings.readOnly && suitsAlways) {
    try {
      return await answerOf({ rows: await runAlone(statement.unseen) }, noMore);
    } catch (error) {
      // Nothing of it has happened.
      if (!hasMoreToLookAt(error)) throw error;
    }
  }
  try {
    if (!planned) {
      return await engine.db.lead<ResultRow, Answer>(
        request.actor,
        named(statement.text),
        answerOf,
        settings,
      );
    }
    return await engine.db.tx(
      request.actor,
      async (query) => {
        await engine.checkHeavyRead(query, request.actor.role, statement);
        const { text, name } = named(statement.text);
        return answerOf(await query<ResultRow>(text, values, name), query);
      },
      settings,
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
};

const noMore: Query = () => Promise.reject(new Error('The transaction of a single statement has ended'));
