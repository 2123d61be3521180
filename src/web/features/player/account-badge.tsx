import { CircleCheck, CircleUser } from 'lucide-react';

interface AccountBadgeProps {
  readonly signedIn: boolean;
}

/** Spec 2 §6: who is listening, and what that means for the library. */
export const AccountBadge = ({ signedIn }: AccountBadgeProps) => {
  const Icon = signedIn ? CircleCheck : CircleUser;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <span className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line bg-raised px-3 text-sm font-medium text-ink">
        <Icon aria-hidden="true" className="size-[1.1em] text-calm" />
        {signedIn ? 'Authenticated' : 'Guest Mode'}
      </span>
      {signedIn ? 'The full music library is open to you.' : 'Sign in for the full music library.'}
    </p>
  );
};
