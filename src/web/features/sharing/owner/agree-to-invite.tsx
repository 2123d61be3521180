import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { sharingCatalogue } from '#domain/notices/sharing-catalogue.ts';
import type { ShareChoice } from '#web/features/sharing/share-draft.ts';
import { makeInvitation, sendInvitation, SharingRefusal } from '#web/features/sharing/sharing-mutations.ts';
import { refreshSharing } from '#web/features/sharing/sharing-queries.ts';
import { daysInWords, refusalWords } from '#web/features/sharing/sharing-words.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, FieldError, inputLook } from '#web/ui/field.tsx';

interface AgreeToInviteProps {
  readonly choice: ShareChoice;
  readonly onLink: (link: string) => void;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

const ways = [
  { value: 'link', label: 'I hand over a link' },
  { value: 'mail', label: 'Send an e-mail' },
] as const;

const wordsFor = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  return refusalWords(error instanceof SharingRefusal ? error.reason : '');
};

/** The yes. Until here nothing has left; from here on the other may accept. */
export const AgreeToInvite = ({ choice, onLink, onSent, onBack }: AgreeToInviteProps) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const [way, setWay] = useState<'link' | 'mail'>('link');
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const invite = useMutation({
    mutationFn: async (email: string | null) =>
      email === null ? makeInvitation(backend, choice) : sendInvitation(backend, choice, email),
    onSuccess: (link, email) => {
      if (link !== null) {
        onLink(link);
        return;
      }
      showMessage(sharingCatalogue.invitationSent, { description: `An e-mail to ${email} is on its way.` });
      onSent();
    },
    onSettled: async () => refreshSharing(queries),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (invite.isPending) return;
    if (way === 'link') {
      invite.mutate(null);
      return;
    }
    const given = new FormData(event.currentTarget).get('email');
    const email = typeof given === 'string' ? given.trim() : '';
    const isAddress = /^\S+@\S+\.\S+$/.test(email);
    setWrong(isAddress ? undefined : 'That isn’t an e-mail address.');
    if (isAddress) invite.mutate(email);
  };
  return (
    <form noValidate className="space-y-5 border-t border-line pt-5" onSubmit={submit}>
      <div>
        <p className="mb-2 text-lg font-medium">How does it get to {choice.name.trim()}?</p>
        <ChoiceChips label="How it gets there" choices={ways} value={way} onChange={setWay} />
      </div>
      {way === 'mail' && (
        <Field label="E-mail address" hint="Only an account with this address can accept it." error={wrong}>
          {(slot) => (
            <input
              {...slot}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              className={inputLook}
            />
          )}
        </Field>
      )}
      <p className="text-muted">
        If they accept, it lasts {daysInWords(choice.days)}. Every time they look, you see it here. They can
        save what they see as a PDF, and a saved PDF can’t be taken back.
      </p>
      <FieldError id={id} error={wordsFor(invite.error)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" aria-disabled={invite.isPending}>
          {way === 'link' ? 'I agree, make the link' : 'I agree, send it'}
        </Button>
        <Button onClick={onBack}>Change something</Button>
      </div>
    </form>
  );
};
