import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { analysisKey } from '#web/services/analysis/analysis-queries.ts';
import { onServerChange } from '#web/services/records/server-changes.ts';

/** What is shown of uploads and their figures is read again when the server says that something changed. */
export const useUploadChanges = (): void => {
  const queries = useQueryClient();
  useEffect(() => onServerChange(() => void queries.invalidateQueries({ queryKey: analysisKey })), [queries]);
};
