import { useEffect } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#domain/notices/catalogue.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** In place of an admin page, for an admin without the second factor that this site asks for. */
export const FactorWanted = () => {
  useEffect(() => showMessage(catalogue.featureNeedsAuthentication), []);
  return (
    <div className="max-w-xl">
      <PageHeading>Turn on two-step sign-in first</PageHeading>
      <p className="mt-4 text-lg text-muted">
        This site asks its admins for a code from an authenticator app. Setting it up takes about two minutes.
        After that, this page opens.
      </p>
      <Button asChild kind="primary" size="large" className="mt-8">
        <Link to="/settings#two-step">Set it up</Link>
      </Button>
    </div>
  );
};
