import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isForModel } from '#domain/assistant/offline/look-ups.ts';
import { loadAssistant } from '#web/features/assistant/assistant-parts.ts';
import type { Assistant, ModelTurn, Turn } from '#web/features/assistant/assistant-turn.ts';
import { askingTurn, fellBack } from '#web/features/assistant/first-turn.ts';
import { leftTextsQuery, modelChoiceQuery, modelOff } from '#web/services/assistant/model-queries.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** One thing said at a time, and who answers it. Without a model, or without a yes, nothing leaves the page. */
export const useAssistant = (): Assistant => {
  const { userId } = useRecordStore();
  const queries = useQueryClient();
  const [turn, setTurn] = useState<Turn | null>(null);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const change = (id: number, next: (model: ModelTurn) => ModelTurn): void =>
    setTurn((now) => (now?.id === id && now.model !== null ? { ...now, model: next(now.model) } : now));

  const run = async (id: number, message: string, shown?: string): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    const request = {
      use: 'assistant' as const,
      message,
      ...(shown === undefined ? {} : { confirmed: true, shown }),
    };
    const show = (model: ModelTurn): void => change(id, () => model);
    try {
      // Most visits ask no model.
      const { runModelTurn } = await import('#web/features/assistant/run-model-turn.ts');
      await runModelTurn({ userId, request, signal: mine.signal }, show);
    } catch {
      if (!mine.signal.aborted) show(fellBack('unreachable'));
    }
    void queries.invalidateQueries({ queryKey: leftTextsQuery().queryKey });
  };

  return {
    turn,
    say: async (message) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      count.current += 1;
      const id = count.current;
      const understandRequest = await loadAssistant().catch((error: unknown) => {
        if (!mine.signal.aborted) setTurn(null);
        throw error;
      });
      // Something else was said meanwhile, or the page was left.
      if (mine.signal.aborted) return false;
      const understood = understandRequest(message);
      const { care, intent } = understood;
      const choice = queries.getQueryData(modelChoiceQuery().queryKey) ?? modelOff;
      const allowed =
        choice.mode === 'ask' || (choice.mode === 'chosen' && choice.uses.includes('assistant'));
      const toModel = allowed && care === null && intent !== null && isForModel(intent) && navigator.onLine;
      setTurn({ id, message, understood, model: toModel ? askingTurn : null });
      if (toModel) void run(id, message);
      return intent?.kind === 'ask';
    },
    confirm: () => {
      const preview = turn?.model?.preview ?? null;
      if (turn === null || preview === null) return;
      const { id, message } = turn;
      change(id, () => askingTurn);
      void run(id, message, preview.fingerprint);
    },
    decline: () => {
      if (turn !== null) change(turn.id, () => fellBack('off'));
    },
    stop: () => {
      running.current?.abort();
      if (turn !== null) change(turn.id, (model) => ({ ...model, phase: 'answered' }));
    },
  };
};
