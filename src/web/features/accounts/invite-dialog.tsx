import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { isReason, reasonLimits } from '#domain/accounts/account.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { invitePerson } from '#web/features/accounts/accounts-mutations.ts';
import { accountsKey, deskQuery } from '#web/features/accounts/accounts-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Field, FieldError, inputLook } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const focusNow = (element: HTMLElement | null): void => element?.focus();

const LinkToHandOver = ({
  link,
  words,
  onClose,
}: {
  readonly link: string;
  readonly words: string;
  readonly onClose: () => void;
}) => {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <p className="mt-3">{words}</p>
      <p className="mt-4 rounded-2xl bg-raised p-4 text-sm wrap-anywhere select-all">{link}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          kind="primary"
          ref={focusNow}
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          <Copy aria-hidden="true" />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button kind="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
};

const InviteForm = ({
  byMail,
  onLink,
  onClose,
}: {
  readonly byMail: boolean;
  readonly onLink: (link: string) => void;
  readonly onClose: () => void;
}) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const [errors, setErrors] = useState<{ readonly email?: string; readonly reason?: string }>({});
  const errorId = useId();
  const invite = useMutation({
    mutationFn: async (given: { readonly email: string; readonly reason: string }) =>
      invitePerson(backend, given),
    onSuccess: ({ link }, { email }) => {
      if (link === null) {
        showMessage(catalogue.created, { description: `The invitation to ${email} is on its way.` });
        onClose();
      } else onLink(link);
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: accountsKey }),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [email, reason] = [given.get('email'), given.get('reason')];
    if (typeof email !== 'string' || typeof reason !== 'string' || invite.isPending) return;
    const found = {
      ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'That isn’t an e-mail address.' }),
      ...(isReason(reason) ? {} : { reason: 'Write a short reason: a few words are enough.' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) invite.mutate({ email: email.trim(), reason });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-3 space-y-6">
      <p className="text-muted">
        {byMail
          ? 'They get an e-mail with a link. It works for one hour.'
          : 'There is no mail server here. You get a link to hand over, once. It works for one hour.'}
      </p>
      <Field label="E-mail address" error={errors.email}>
        {(slot) => (
          <input
            {...slot}
            ref={focusNow}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            className={inputLook}
          />
        )}
      </Field>
      <Field label="Reason" hint="Kept in the record of important actions." error={errors.reason}>
        {(slot) => (
          <textarea {...slot} name="reason" rows={2} maxLength={reasonLimits.longest} className={inputLook} />
        )}
      </Field>
      <FieldError id={errorId} error={invite.error?.message} />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={invite.isPending}>
          {invite.isPending ? 'One moment…' : 'Invite'}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** By e-mail, by a link to hand over, or, where nobody needs one, by the site's address. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { backend } = useConnection();
  const id = useId();
  const desk = useQuery(deskQuery(backend));
  const [link, setLink] = useState<string | null>(null);
  const invites = desk.data?.invites;
  return (
    <Dialog open onClose={onClose} labelledBy={id} className="p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        Invite somebody
      </h2>
      {desk.data === undefined && desk.isFetching && <Spinner text="Loading..." className="mt-6" />}
      {desk.data === undefined && !desk.isFetching && (
        <ErrorPanel message={desk.error?.message} onRetry={() => void desk.refetch()} />
      )}
      {link !== null && (
        <LinkToHandOver
          link={link}
          words="Hand this link over yourself. It’s shown this once and works for one hour."
          onClose={onClose}
        />
      )}
      {link === null && desk.data !== undefined && invites === 'open' && (
        <LinkToHandOver
          link={desk.data.address}
          words="Nobody needs an invitation here: everybody whom the sign-in service lets in can sign in. Give them this address."
          onClose={onClose}
        />
      )}
      {link === null && (invites === 'mail' || invites === 'link') && (
        <InviteForm byMail={invites === 'mail'} onLink={setLink} onClose={onClose} />
      )}
    </Dialog>
  );
};
