import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { serviceCallbackPath, serviceCallbackWords } from '#domain/music/service-callback.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [{ title, text }] = useState(() => serviceCallbackWords(query));
  // Replaced, so that neither the address bar nor the history keeps a code.
  useEffect(() => {
    if (location.search !== '' || location.hash !== '') void navigate(serviceCallbackPath, { replace: true });
  }, [navigate]);
  return (
    <main id="main" className="grid min-h-[85dvh] place-items-center p-6 text-center">
      <div className="flex max-w-lg flex-col items-center">
        <Fire level={1} className="mb-6 w-36" />
        <PageHeading>{title}</PageHeading>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <Button asChild kind="primary" size="large" className="mt-8">
          <Link to="/music-library">Choose music</Link>
        </Button>
        <Link
          to="/"
          className="mt-4 inline-flex min-h-11 items-center px-3 text-muted underline underline-offset-4 hover:text-ink"
        >
          Return to Home
        </Link>
      </div>
    </main>
  );
};
