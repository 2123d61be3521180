import { Link, Navigate, useSearchParams } from 'react-router';
import { safePath } from '#domain/navigation/safe-path.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

export const Page = () => {
  const { ready, user, signIn } = useAuth();
  const [query] = useSearchParams();
  const next = safePath(query.get('next'));

  if (!ready) return <FullPageSpinner text="Loading..." />;
  if (user !== null) return <Navigate replace to={next ?? '/'} />;
  return (
    <main id="main" className="grid min-h-[85dvh] place-items-center p-6 text-center">
      <div className="flex max-w-lg flex-col items-center">
        <Fire level={1} className="mb-6 w-36" />
        <PageHeading>Sign in to see this page</PageHeading>
        <p className="mt-4 text-lg text-muted">
          It shows your own tasks and settings. Once you’re signed in, we’ll take you straight there.
        </p>
        <Button kind="primary" size="large" className="mt-8" onClick={() => void signIn(next)}>
          Sign In
        </Button>
        <Link
          to="/"
          className="mt-4 inline-flex min-h-11 items-center px-3 text-muted underline underline-offset-4 hover:text-ink"
        >
          Not now
        </Link>
      </div>
    </main>
  );
};
