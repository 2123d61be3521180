import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useAccess } from '#web/features/auth/use-access.ts';
import { Artwork } from '#web/features/player/artwork.tsx';
import { OwnUploadsList } from '#web/features/uploads/own-uploads-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Only those who review fetch what a review needs.
const ReviewDesk = lazy(async () => ({
  default: (await import('#web/features/upload-desk/review-desk.tsx')).ReviewDesk,
}));

/** Spec 2 §2 and product: everybody finds their own uploads here; a review needs the admin role, in the database as well. */
export const Page = () => {
  const { user } = useAuth();
  const { isAdmin, checking } = useAccess();
  if (user === null) return null;
  const own = <OwnUploadsList key={user.id} userId={user.id} Picture={Artwork} />;
  return (
    <>
      <PageHeading>Music uploads</PageHeading>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/upload">Upload music</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/music-analysis-page">See what was measured</Link>
        </Button>
      </div>
      {checking && <Spinner text="Loading..." className="mt-16" />}
      {isAdmin && (
        <div className="mt-10">
          <Suspense fallback={<Spinner text="Loading..." className="py-16" />}>
            <ReviewDesk>{own}</ReviewDesk>
          </Suspense>
        </div>
      )}
      {!checking && !isAdmin && own}
    </>
  );
};
