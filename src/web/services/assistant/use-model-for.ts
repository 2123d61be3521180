import { useQuery } from '@tanstack/react-query';
import type { ModelUse } from '#domain/assistant/model-uses.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { modelStatusQuery } from '#web/services/assistant/model-queries.ts';
import { useModelChoice } from '#web/services/assistant/use-model-choice.ts';

export interface ModelAtHand {
  readonly host: string;
  readonly model: string;
  /** Whether every text is shown before it leaves. */
  readonly asks: boolean;
}

/** Null where no model is connected, the person has not turned it on for this, or there is no network. */
export const useModelFor = (use: ModelUse): ModelAtHand | null => {
  const online = useOnline();
  const { mode, uses } = useModelChoice();
  const on = mode === 'ask' || (mode === 'chosen' && uses.includes(use));
  // Nobody asks for it while it is off.
  const { data } = useQuery({ ...modelStatusQuery(), enabled: on });
  const host = data?.host ?? null;
  const model = data?.model ?? null;
  return on && online && host !== null && model !== null ? { host, model, asks: mode === 'ask' } : null;
};
