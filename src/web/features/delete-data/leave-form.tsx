import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { deletionGraceDays } from '#domain/privacy/deletion-grace.ts';
import { askDeletion, AskWhoError } from '#web/features/delete-data/delete-mutations.ts';
import { deletionKey, deletionQuery } from '#web/features/delete-data/delete-queries.ts';
import { dueDay } from '#web/features/delete-data/due-day.ts';
import { useKeepAccount } from '#web/features/delete-data/use-keep-account.ts';
import { type AskWho, WhoDialog } from '#web/features/delete-data/who-dialog.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';

const goes = [
  'Everything you wrote, with the bin and all restore points.',
  'Your memories, your files, and tracks you gave to the library.',
  'Your sign-ins, devices, shares, and log lines under your name.',
];
const stays = [
  'That something happened, such as a sign-in or a deleted account, for 400 days. Without your name, or anything that leads to you.',
  'Security events of visitors who weren’t signed in. They have no name. They’re kept for 90 days.',
  'Counts for the whole site, such as how many memories were stored on a day.',
  'E-mails that whoever runs this site already got from you, and their backups. Ask them about those.',
];

const List = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <>
    <h4 className="mt-5 font-semibold">{title}</h4>
    <ul className="mt-2 list-disc space-y-1 pl-6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

interface SureProps {
  readonly isPending: boolean;
  readonly error: string | undefined;
  readonly onDo: () => void;
  readonly onClose: () => void;
}

const Sure = ({ isPending, error, onDo, onClose }: SureProps) => {
  const id = useId();
  const errorId = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id} className="p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        Delete your account?
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-6">
        <li>It’s deleted {deletionGraceDays} days from now. Until then you can keep it.</li>
        <li>Your other devices are signed out now. You stay signed in here.</li>
        <li>
          People you share with and your calendar address see nothing from now on. If you keep your account,
          they do again.
        </li>
        <li>After that day nobody can bring it back.</li>
      </ul>
      <FieldError id={errorId} error={error} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" haptic="heavy" aria-disabled={isPending} onClick={onDo}>
          {isPending ? 'One moment…' : `Delete it in ${deletionGraceDays} days`}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
};

/** Leaving, with what goes and what stays said before. */
export const LeaveForm = ({ userId, Who }: { readonly userId: string; readonly Who: AskWho }) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const { data: deletion } = useQuery(deletionQuery(backend, userId));
  const keep = useKeepAccount(userId);
  const [step, setStep] = useState<'sure' | 'who' | null>(null);
  const leave = useMutation({
    mutationFn: () => askDeletion(backend),
    onSuccess: (asked) => {
      queries.setQueryData(deletionKey(userId), asked);
      setStep(null);
    },
    onError: (error) => setStep(error instanceof AskWhoError ? 'who' : 'sure'),
  });
  const start = (): void => {
    if (!leave.isPending) leave.mutate();
  };
  if (deletion !== undefined && deletion !== null) {
    return (
      <>
        <p>
          Your account will be deleted on <strong>{dueDay(deletion.due_at)}</strong>, with everything in it.
          Until then all of it is still here, for you alone.
        </p>
        <Button
          kind="primary"
          className="mt-4"
          aria-disabled={keep.isPending}
          onClick={() => keep.isPending || keep.mutate()}
        >
          Keep my account
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        You have {deletionGraceDays} days to change your mind. Take{' '}
        <Link to="/data-export" className="text-calm underline underline-offset-4">
          a copy of your data
        </Link>{' '}
        first, if you want to keep it.
      </p>
      <List title="What goes" lines={goes} />
      <List title="What stays" lines={stays} />
      <Button className="mt-6" onClick={() => setStep('sure')}>
        Delete my account
      </Button>
      {step === 'sure' && (
        <Sure
          isPending={leave.isPending}
          error={leave.error === null || leave.error instanceof AskWhoError ? undefined : leave.error.message}
          onDo={start}
          onClose={() => setStep(null)}
        />
      )}
      {step === 'who' && <WhoDialog Who={Who} onShown={start} onCancel={() => setStep(null)} />}
    </>
  );
};
