import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const words = (count: number): string =>
  count === 1
    ? 'One other device loses access right away.'
    : `${count} other devices lose access right away.`;

interface SignOutOthersProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

export const SignOutOthers = ({ count, busy, onConfirm }: SignOutOthersProps) => {
  const [asking, setAsking] = useState(false);
  const heading = useId();
  return (
    <>
      <Button aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
        Sign out everywhere else
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} labelledBy={heading} className="p-7 sm:p-9">
        <h2 id={heading} className="text-2xl font-semibold">
          Sign out everywhere else?
        </h2>
        <p className="mt-3 text-lg text-muted">
          {words(count)} You stay signed in here. Everything you’ve saved is safe.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button
            kind="primary"
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            Yes, sign out
          </Button>
          <Button onClick={() => setAsking(false)}>Not now</Button>
        </div>
      </Dialog>
    </>
  );
};
