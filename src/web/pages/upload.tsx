import { lazy, Suspense } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { WaitingPart } from '#web/features/auth/waiting-for-host.tsx';
import { Artwork } from '#web/features/player/artwork.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { UploadDoor } from '#web/features/uploads/upload-door.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

// A visitor's page carries none of it.
const Helper = lazy(async () => ({
  default: (await import('#web/features/uploads/upload-helper.tsx')).UploadHelper,
}));
const Storage = lazy(async () => ({
  default: (await import('#web/features/licence/storage-line.tsx')).StorageLine,
}));
const OwnList = lazy(async () => ({
  default: (await import('#web/features/uploads/own-uploads-list.tsx')).OwnUploadsList,
}));

const wayIn = (
  <SignInButton next="/upload" kind="primary" size="large">
    Sign in to upload
  </SignInButton>
);

const Guest = () => (
  <>
    <h2 className="sr-only">How it works</h2>
    <UploadDoor wayIn={wayIn} />
  </>
);

const waiting = <WaitingPart text="Loading…" className="py-24" />;

const Member = ({ userId }: { readonly userId: string }) => (
  <Suspense fallback={waiting}>
    <h2 className="sr-only">Add files</h2>
    <Helper userId={userId} Storage={Storage} />
    <OwnList userId={userId} Picture={Artwork} />
  </Suspense>
);

const WhoIsHere = () => {
  const { ready, user } = useAuth();
  // Somebody who may be signed in is not shown what a visitor sees.
  if (!ready && hasStoredSession()) return waiting;
  return user === null ? <Guest /> : <Member key={user.id} userId={user.id} />;
};

export const Page = () => (
  <main id="main" className="mx-auto w-full max-w-4xl px-5 pt-6 pb-20 sm:px-6 lg:pt-12">
    <PageHeading size="large">Upload your music</PageHeading>
    <p className="mt-4 mb-8 max-w-2xl text-xl text-muted">
      Bring the tracks that already help you focus. They play right away, we measure what’s in them, and you
      choose who else may hear them.
    </p>
    <WhoIsHere />
    <p className="mt-12 text-muted">
      The <InlineLink to="/privacy#music">Privacy Policy</InlineLink> says what we keep. Not sure what helps
      you focus? Read the <InlineLink to="/music-guide">music guide</InlineLink>.
    </p>
  </main>
);
