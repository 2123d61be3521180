import type { Sharing } from '#domain/support/support-answers.ts';
import { daysInWords, fieldsInWords } from '#web/features/sharing/sharing-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';

interface OpenInvitationsProps {
  readonly invitations: Sharing['invitations'];
  readonly busy: boolean;
  /** Done by whoever is still there when the last one is gone. */
  readonly onWithdraw: (invitation: { readonly id: string; readonly name: string }) => void;
}

/** Made and not accepted yet. */
export const OpenInvitations = ({ invitations, busy, onWithdraw }: OpenInvitationsProps) => {
  const date = useDateFormat({ dateStyle: 'medium' });
  return (
    <ul className="divide-y divide-line">
      {invitations.map(({ id, name, email, fields, days, expires_at: expires }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0">
            <h4 className="font-medium wrap-anywhere">{name}</h4>
            <p className="text-muted wrap-anywhere">
              {email === null ? 'By link' : email}. Waits until{' '}
              <time dateTime={expires}>{date.format(new Date(expires))}</time>.
            </p>
            <p className="text-muted">
              Would see your {fieldsInWords(fields)}, for {daysInWords(days)}.
            </p>
          </div>
          <Button aria-disabled={busy} onClick={() => !busy && onWithdraw({ id, name })}>
            Take back<span className="sr-only"> the invitation for {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};
