import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useScrollMemory } from '#web/app/scroll-memory.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { AppearanceControls } from '#web/features/accessibility/appearance-controls.tsx';
import { showPageHead } from '#web/platform/page-head.ts';

const LeaveDialog = lazy(async () => ({
  default: (await import('#web/features/auth/leave-dialog.tsx')).LeaveDialog,
}));

export const RootLayout = () => {
  const { leaving } = useAuth();
  const { pathname } = useLocation();
  useEffect(() => showPageHead(pathname), [pathname]);
  useScrollMemory();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-raised px-5 py-3 text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <AppearanceControls />
      {leaving && (
        <Suspense>
          <LeaveDialog question={leaving.question} onAnswer={leaving.answer} />
        </Suspense>
      )}
    </>
  );
};
