import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogue } from '#domain/notices/catalogue.ts';
import { sharingCatalogue } from '#domain/notices/sharing-catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import type { ShareChoice } from '#web/features/sharing/share-draft.ts';
import {
  answerCheckIn,
  type CheckInAnswer,
  askQuestion,
  changeShare,
  endShare,
  SharingRefusal,
  withdrawInvitation,
} from '#web/features/sharing/sharing-mutations.ts';
import { refreshSharing } from '#web/features/sharing/sharing-queries.ts';
import { refusalWords } from '#web/features/sharing/sharing-words.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Says why not: in the database's own word where it gave one. */
const tellTrouble = (error: unknown): void => {
  if (error instanceof SharingRefusal) {
    showMessage(sharingCatalogue.notShared, { description: refusalWords(error.reason) });
    return;
  }
  showMessage(errorNotice(error, catalogue.updateFailed));
};

/** What somebody does to a share: done, said, and the lists read again. */
const useSharingAct = <Wish>(
  act: (backend: Backend, wish: Wish) => Promise<unknown>,
  message: (wish: Wish) => { readonly message: Message; readonly description?: string },
) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wish: Wish) => act(backend, wish),
    onSuccess: (_, wish) => {
      const said = message(wish);
      showMessage(said.message, said.description === undefined ? {} : { description: said.description });
    },
    onError: tellTrouble,
    onSettled: async () => refreshSharing(queries),
  });
};

interface Named {
  readonly id: string;
  readonly name: string;
}

export const useEndShare = () =>
  useSharingAct(
    async (backend, { id }: Named) => endShare(backend, id),
    ({ name }) => ({ message: sharingCatalogue.shareEnded, description: `The share with ${name} is over.` }),
  );

export const useWithdraw = () =>
  useSharingAct(
    async (backend, { id }: Named) => withdrawInvitation(backend, id),
    ({ name }) => ({
      message: sharingCatalogue.invitationWithdrawn,
      description: `The link for ${name} no longer works.`,
    }),
  );

export const useChangeShare = () =>
  useSharingAct(
    async (backend, { id, choice }: { readonly id: string; readonly choice: ShareChoice }) =>
      changeShare(backend, id, choice),
    () => ({ message: catalogue.updated }),
  );

export const useAnswer = () =>
  useSharingAct(
    async (backend, given: CheckInAnswer) => answerCheckIn(backend, given),
    ({ answer }) => ({
      message: answer === null ? sharingCatalogue.questionPutAside : sharingCatalogue.questionAnswered,
    }),
  );

export const useAsk = () =>
  useSharingAct(
    async (backend, { id, question }: { readonly id: string; readonly question: string | null }) =>
      askQuestion(backend, id, question),
    ({ question }) => ({
      message: question === null ? sharingCatalogue.questionTakenBack : sharingCatalogue.questionAsked,
    }),
  );
