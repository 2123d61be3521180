import { type ReactNode, useId } from 'react';
import { ConnectionNotices } from '#web/app/messages/connection-notices.tsx';
import { BottomNav } from '#web/app/shell/bottom-nav.tsx';
import { Footer } from '#web/app/shell/footer.tsx';
import { LeavingStrip } from '#web/app/shell/leaving-strip.tsx';
import { mainLook } from '#web/app/shell/main-look.ts';
import { SessionStrip } from '#web/app/shell/session-strip.tsx';
import { SidebarPanel, SidebarSheet } from '#web/app/shell/sidebar.tsx';
import { TopBar } from '#web/app/shell/top-bar.tsx';
import { useSidebar } from '#web/app/shell/use-sidebar.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { Onboarding } from '#web/features/onboarding/onboarding.tsx';
import { TooltipArea } from '#web/ui/tooltip.tsx';

/** `one-thing`: no way around it but Home. `own-main`: a page that visitors read too, and that brings its own main. */
export type ShellLook = 'app' | 'one-thing' | 'own-main';

interface ShellProps {
  readonly look: ShellLook;
  readonly children: ReactNode;
}

export const Shell = ({ look, children }: ShellProps) => {
  const { user } = useAuth();
  const hasLinks = look !== 'one-thing';
  const sidebar = useSidebar(hasLinks);
  const { mobile, sheetOpen } = sidebar;
  const id = useId();
  return (
    <TooltipArea>
      <TopBar sidebarButton={hasLinks && !mobile ? { sidebar, controls: id } : null} hasLinks={hasLinks} />
      <div className="flex">
        {hasLinks && !mobile && <SidebarPanel id={id} open={sidebar.open} />}
        {hasLinks && <SidebarSheet open={sheetOpen} onClose={sidebar.closeSheet} email={user?.email} />}
        <div className="min-w-0 flex-1">
          {user && <LeavingStrip userId={user.id} />}
          <SessionStrip place="frame" />
          {look === 'own-main' ? (
            <div className="min-h-[calc(100dvh-var(--top-bar))]">{children}</div>
          ) : (
            <main id="main" className={mainLook}>
              {children}
            </main>
          )}
          <Footer className={look === 'own-main' ? 'max-w-6xl' : 'max-w-3xl'} />
        </div>
      </div>
      {hasLinks && mobile && <BottomNav menuOpen={sheetOpen} onMenu={sidebar.toggle} />}
      <ConnectionNotices />
      {user && <Onboarding userId={user.id} />}
    </TooltipArea>
  );
};
