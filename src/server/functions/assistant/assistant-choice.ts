import { z } from 'zod';
import type { FallbackReason } from '#domain/assistant/assistant-request.ts';
import { modelModes, modelUses } from '#domain/assistant/model-uses.ts';
import type { ModelMode, ModelUse } from '#domain/assistant/model-uses.ts';
import type { FunctionContext } from '../function-context.ts';

/** What somebody lets a model do, and for which uses they have read a text before. */
export interface Choice {
  readonly mode: ModelMode;
  readonly uses: readonly ModelUse[];
  readonly shown: readonly ModelUse[];
}

const choiceSchema = z.object({
  mode: z.enum(modelModes),
  uses: z.array(z.enum(modelUses)),
  shown_uses: z.array(z.enum(modelUses)),
});

export const readChoice = async ({ actor, db }: FunctionContext): Promise<Choice> => {
  const { rows } = await db.tx(actor, (query) =>
    query('select mode, uses, shown_uses from public.ai_settings', [], 'assistant_choice'),
  );
  if (rows[0] === undefined) return { mode: 'off', uses: [], shown: [] };
  const { mode, uses, shown_uses: shown } = choiceSchema.parse(rows[0]);
  return { mode, uses, shown };
};

export const noteShown = async ({ actor, db }: FunctionContext, use: ModelUse): Promise<void> => {
  await db.tx(actor, (query) =>
    query(
      `update public.ai_settings set shown_uses = array_append(shown_uses, $1)
       where not $1 = any (shown_uses)`,
      [use],
    ),
  );
};

export const whyNot = ({ mode, uses }: Choice, use: ModelUse): FallbackReason | null => {
  if (mode === 'off') return 'off';
  return mode === 'chosen' && !uses.includes(use) ? 'use_off' : null;
};
