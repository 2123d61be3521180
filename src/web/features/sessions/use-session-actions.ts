import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { ClientSession } from '#domain/sessions/session-answer.ts';
import type { TrustLevel } from '#domain/sessions/trust.ts';
import { endOtherSessions, endSession, trustDevice } from '#web/features/sessions/session-mutations.ts';
import { sessionsKey, sessionsQuery } from '#web/features/sessions/session-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

interface Trust {
  readonly deviceId: string;
  readonly trustLevel: TrustLevel;
}

const refresh = async (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: sessionsKey });

export const useSessionActions = () => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: async (session: ClientSession) => endSession(backend, session.sessionToken),
    onSuccess: (_, { deviceName }) =>
      showMessage(catalogue.signedOut, { description: `${deviceName} has been signed out.` }),
    onError: () => showMessage(catalogue.sessionsNotEnded),
    onSettled: async () => refresh(queries),
  });
  const endOthers = useMutation({
    mutationFn: async () => endOtherSessions(backend),
    onSuccess: () => showMessage(catalogue.signedOut, { description: 'Only this device is signed in now.' }),
    onError: () => showMessage(catalogue.sessionsNotEnded),
    onSettled: async () => refresh(queries),
  });
  const trust = useMutation({
    mutationFn: async ({ deviceId, trustLevel }: Trust) => trustDevice(backend, deviceId, trustLevel),
    // Shown at once; the list that is read afterwards puts the truth back.
    onMutate: async ({ deviceId, trustLevel }) => {
      await queries.cancelQueries({ queryKey: sessionsKey });
      queries.setQueryData(sessionsQuery(backend).queryKey, (sessions) =>
        sessions?.map((one) => (one.deviceId === deviceId ? { ...one, trustLevel } : one)),
      );
    },
    onError: () => showMessage(catalogue.deviceNotTrusted),
    onSettled: async () => refresh(queries),
  });
  return { end, endOthers, trust };
};
