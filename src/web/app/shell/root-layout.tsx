import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { signedOutKey } from '#domain/auth/signed-out.ts';
import { isSilentPath } from '#domain/logging/silent-path.ts';
import { useScrollRestoration } from '#web/app/scroll-restoration.ts';
import { VoiceEffects } from '#web/app/voice-effects.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { AppearanceControls } from '#web/features/accessibility/appearance-controls.tsx';
import { PlayerHere } from '#web/pages/islands/player-here.tsx';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { showPageHead } from '#web/services/page-head/page-head.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { createIsland } from '#web/ui/island.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const Appearance = createIsland('appearance', AppearanceControls);
const Player = createIsland('player', PlayerHere);

const SignOutDialog = lazy(async () => ({
  default: (await import('#web/features/auth/sign-out-dialog.tsx')).SignOutDialog,
}));

const SecondStep = lazy(async () => ({
  default: (await import('#web/app/guards/second-step.tsx')).SecondStep,
}));

/** Where somebody may ask for help, or read what holds for everybody, before their second step. */
const openBefore: ReadonlySet<string> = new Set(['/contact', '/privacy', '/terms']);

// Spec 2 §7: for every visitor, once per page load; it harms nothing, and nobody waits for it.
const cleanUpMusic = async (): Promise<void> => {
  const { cleanUpOnce } = await import('#web/services/player/library/music-cleanup.ts');
  await cleanUpOnce();
};

const sayHowSomebodyLeft = async (): Promise<void> => {
  if (sessionStore.read(signedOutKey) === null) return;
  const { saySignedOut } = await import('#web/features/auth/say-signed-out.ts');
  saySignedOut();
};

export const RootLayout = () => {
  const { leaving, signingOut, unanswered, user } = useAuth();
  const { pathname } = useLocation();
  // Without a network the tab keeps the name it has.
  useEffect(() => void showPageHead(pathname).catch(() => undefined), [pathname]);
  useScrollRestoration();
  // The screening page sends nothing; whoever leaves it makes up for it on the next page.
  const silent = isSilentPath(pathname);
  useEffect(() => {
    if (!silent) whenIdle(() => void cleanUpMusic().catch(() => undefined));
  }, [silent]);
  useEffect(() => void (signingOut || sayHowSomebodyLeft().catch(() => undefined)), [signingOut]);
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-raised px-5 py-3 text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      {unanswered === undefined || signingOut || openBefore.has(pathname) ? (
        <Outlet />
      ) : (
        <Suspense fallback={<FullPageSpinner text="Loading..." />}>
          <SecondStep />
        </Suspense>
      )}
      <Appearance />
      {/* Whoever is leaving is a guest already: nothing of theirs is asked for any more. */}
      <VoiceEffects userId={signingOut ? null : (user?.id ?? null)} />
      <Player />
      {leaving && (
        <Suspense>
          <SignOutDialog question={leaving.question} onAnswer={leaving.answer} />
        </Suspense>
      )}
    </>
  );
};
