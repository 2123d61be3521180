import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recallQuery } from '#web/services/memory/recall-queries.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** The person's memories that fit a task, asked for once for all places that show them. */
export const useRecall = (title: string, on = true) => {
  const queries = useQueryClient();
  const { userId } = useRecordStore();
  return useQuery({ ...recallQuery(title, { queries, userId }), enabled: on });
};
