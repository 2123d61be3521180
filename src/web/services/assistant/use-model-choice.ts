import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogue } from '#domain/notices/catalogue.ts';
import { deleteLeftTexts, saveModelChoice } from '#web/services/assistant/model-mutations.ts';
import {
  leftTextsQuery,
  modelChoiceQuery,
  modelKey,
  modelOff,
  type ModelChoice,
} from '#web/services/assistant/model-queries.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Off until it is known, and off where it cannot be known. */
export const useModelChoice = (): ModelChoice => useQuery(modelChoiceQuery()).data ?? modelOff;

export const useSaveModelChoice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: saveModelChoice,
    onSuccess: (_, choice) => queries.setQueryData(modelChoiceQuery().queryKey, choice),
    onError: (error) => showMessage(errorNotice(error, catalogue.saveFailed)),
    onSettled: async () => queries.invalidateQueries({ queryKey: modelKey }),
  });
};

export const useDeleteLeftTexts = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteLeftTexts,
    onError: (error) => showMessage(errorNotice(error, catalogue.deleteFailed)),
    onSettled: async () => queries.invalidateQueries({ queryKey: leftTextsQuery().queryKey }),
  });
};
