import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { ModelChoice } from '#web/services/assistant/model-queries.ts';

/** The whole row, made where it is missing. */
export const saveModelChoice = async ({ mode, uses }: ModelChoice): Promise<void> => {
  const { backend } = await connect();
  const row = { mode, uses: [...uses] };
  responseData(await backend.from('ai_settings').upsert(row, { onConflict: 'user_id' }));
};

/** Only the line here: what left has left. */
export const deleteLeftTexts = async (ids: readonly string[]): Promise<void> => {
  const { backend } = await connect();
  responseData(
    await backend
      .from('ai_requests')
      .delete()
      .in('id', [...ids]),
  );
};
