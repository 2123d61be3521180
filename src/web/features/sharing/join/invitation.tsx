import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { acceptInvitation, SharingRefusal } from '#web/features/sharing/sharing-mutations.ts';
import { openInvitationQuery } from '#web/features/sharing/sharing-queries.ts';
import { daysInWords, fieldWords, refusalWords } from '#web/features/sharing/sharing-words.ts';
import { personPath } from '#web/features/sharing/supporter/person-path.ts';
import { AppError } from '#web/platform/app-error.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { forgetInvitation } from '#web/services/people/kept-invitation.ts';
import { noteSupports } from '#web/services/people/supports-hint.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface InvitationProps {
  readonly userId: string;
  readonly email: string;
  /** Null where somebody came without one. */
  readonly token: string | null;
  readonly onSignOut: () => void;
}

const Closed = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <PageHeading>{title}</PageHeading>
    <p className="mt-4 text-lg text-muted">{text}</p>
    <Button asChild className="mt-6">
      <Link to="/supporter">See your people</Link>
    </Button>
  </>
);

const notOpen = {
  title: 'This invitation isn’t open',
  text: 'It was used already, taken back, or its time is over. Ask whoever sent it for a new one.',
};

const withoutToken = {
  title: 'Open the link you were sent',
  text: 'An invitation comes as a link. Open that link in this browser, and you see here who it’s from.',
};

const declined = {
  title: 'Okay, nothing is shared',
  text: 'Nobody is told. If you change your mind, open the link again while it’s still good.',
};

const own = {
  title: 'This is your own invitation',
  text: 'Give the link to the one you made it for. You can take it back on the page Data Archival.',
};

interface ForMe extends Pick<InvitationProps, 'userId' | 'email' | 'onSignOut'> {
  readonly token: string;
  readonly onDecline: () => void;
}

const Offer = ({ userId, email, token, onSignOut, onDecline }: ForMe) => {
  const { backend } = useConnection();
  const navigate = useNavigate();
  const invitation = useQuery(openInvitationQuery(backend, token));
  const errorId = useId();
  const accept = useMutation({
    mutationFn: async () => acceptInvitation(backend, token),
    onSuccess: (shareId) => {
      forgetInvitation();
      noteSupports(userId, true);
      void navigate(personPath(shareId), { replace: true });
    },
  });
  if (invitation.data === undefined) {
    if (invitation.isFetching) return <Spinner text="Loading..." className="mt-20" />;
    const isClosed = invitation.error instanceof AppError && invitation.error.code === 'refused';
    if (isClosed) return <Closed {...notOpen} />;
    return (
      <ErrorPanel message="We couldn’t read the invitation." onRetry={() => void invitation.refetch()} />
    );
  }
  const { shown_as: name, fields, projects, days, check_ins: questions, for_me: forMe } = invitation.data;
  if (invitation.data.own) return <Closed {...own} />;
  const refusal = accept.error instanceof SharingRefusal ? accept.error.reason : '';
  return (
    <>
      <PageHeading className="wrap-anywhere">{name} wants to share with you</PageHeading>
      <p className="mt-4 text-lg text-muted">
        For {daysInWords(days)} from the day you accept. Both of you can end it at any time.
      </p>
      <h2 className="mt-8 text-xl font-semibold">What you would see</h2>
      <ul className="mt-3 space-y-3">
        {fields.map((field) => (
          <li key={field} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-calm" />
            <span>
              {fieldWords[field].label}
              {field === 'projects' && ` (${projects})`}
            </span>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-xl font-semibold">Good to know</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 wrap-anywhere marker:text-muted">
        <li>
          {name} sees your e-mail address, {email}, and each time you look.
        </li>
        <li>You can write notes of your own. {name} can’t read them unless you let them.</li>
        {questions && <li>You may ask one question a week. {name} may leave it unanswered.</li>}
        <li>This is no emergency line: nobody is told when somebody is not well.</li>
      </ul>
      {forMe ? (
        <div className="mt-8 flex flex-wrap gap-3">
          <Button
            kind="primary"
            size="large"
            aria-disabled={accept.isPending}
            onClick={() => !accept.isPending && accept.mutate()}
          >
            Accept
          </Button>
          <Button size="large" onClick={onDecline}>
            No, thanks
          </Button>
        </div>
      ) : (
        <div className="mt-8 rounded-3xl border border-line bg-surface p-5">
          <p>
            This invitation is for {invitation.data.email ?? 'another address'}. You’re signed in as {email}.
            Sign out, then open the link again with the other account.
          </p>
          <Button className="mt-4" onClick={onSignOut}>
            Sign out
          </Button>
        </div>
      )}
      <FieldError id={errorId} error={accept.error === null ? undefined : refusalWords(refusal)} />
    </>
  );
};

/** What is offered, by whom, and the answer. Nothing of the person is shown before the yes. */
export const Invitation = ({ token, ...rest }: InvitationProps) => {
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return <Closed {...declined} />;
  if (token === null) return <Closed {...withoutToken} />;
  return (
    <Offer
      {...rest}
      token={token}
      onDecline={() => {
        forgetInvitation();
        setDeclined(true);
      }}
    />
  );
};
