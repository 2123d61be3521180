import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useScrollMemory } from '#web/app/scroll-memory.ts';
import { AppearanceControls } from '#web/features/accessibility/appearance-controls.tsx';
import { showPageHead } from '#web/platform/page-head.ts';

export const RootLayout = () => {
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
    </>
  );
};
