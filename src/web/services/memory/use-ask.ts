import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askMemories } from '#web/services/memory/ask-memories.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** One question at a time: a new one lets go of the one before. */
export const useAsk = () => {
  const queries = useQueryClient();
  const { userId } = useRecordStore();
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  return useMutation({
    mutationFn: async (question: string) => {
      asking.current?.abort();
      const mine = new AbortController();
      asking.current = mine;
      return askMemories(queries, { userId, question, signal: mine.signal });
    },
  });
};
