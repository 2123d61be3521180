import { useEffect, useState } from 'react';
import { readSignupsOpen } from '#web/features/auth/signups-queries.ts';

/** For somebody new, before they go to the provider and back for nothing. Says nothing where sign-ups are open. */
export const SignupsClosed = () => {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    void readSignupsOpen().then(
      (open) => setClosed(!open),
      () => undefined,
    );
  }, []);
  return isClosed ? (
    <p className="mt-4 text-muted">
      Sign-ups are closed here right now. If you already have an account, you can sign in as ever.
    </p>
  ) : null;
};
