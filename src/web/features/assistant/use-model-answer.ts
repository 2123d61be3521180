import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AssistantRequest } from '#domain/assistant/assistant-request.ts';
import type { ModelTurn } from '#web/features/assistant/assistant-turn.ts';
import { askingTurn } from '#web/features/assistant/first-turn.ts';
import { runModelTurn } from '#web/features/assistant/run-model-turn.ts';
import { leftTextsQuery } from '#web/services/assistant/model-queries.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

export type ModelWish = Pick<AssistantRequest, 'use' | 'message' | 'memories'>;

/** One wish to the connected model, made by a press and by nothing else. */
export const useModelAnswer = (wish: ModelWish, onAnswered?: (turn: ModelTurn) => void) => {
  const { userId } = useRecordStore();
  const queries = useQueryClient();
  const [turn, setTurn] = useState<ModelTurn | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (shown?: string): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setTurn(askingTurn);
    const request = shown === undefined ? wish : { ...wish, confirmed: true, shown };
    await runModelTurn({ userId, request, signal: mine.signal }, (next) => {
      setTurn(next);
      if (next.phase === 'answered') onAnswered?.(next);
    });
    void queries.invalidateQueries({ queryKey: leftTextsQuery().queryKey });
  };

  return {
    turn,
    ask: (): void => void run(),
    /** The person read the text and lets it leave. */
    confirm: (): void => {
      const shown = turn?.preview?.fingerprint;
      if (shown !== undefined) void run(shown);
    },
    decline: (): void => setTurn(null),
    /** Enough of it: what came stays. */
    stop: (): void => {
      running.current?.abort();
      setTurn((now) => (now === null || now.text === '' ? null : { ...now, phase: 'answered' }));
    },
  };
};
export type ModelAnswer = ReturnType<typeof useModelAnswer>;
