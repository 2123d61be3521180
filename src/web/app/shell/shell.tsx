import { useId } from 'react';
import { Outlet } from 'react-router';
import { ConnectionNotices } from '#web/app/messages/connection-notices.tsx';
import { Footer } from '#web/app/shell/footer.tsx';
import { SessionEffects, SessionStrip } from '#web/app/shell/session-strip.tsx';
import { SidebarPanel, SidebarSheet } from '#web/app/shell/sidebar.tsx';
import { TopBar } from '#web/app/shell/top-bar.tsx';
import { useSidebar } from '#web/app/shell/use-sidebar.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { TooltipArea } from '#web/ui/tooltip.tsx';

interface ShellProps {
  /** Without them there is one thing to do, and no way around it but Home. */
  readonly links?: boolean;
}

export const Shell = ({ links = true }: ShellProps) => {
  const { user } = useAuth();
  const sidebar = useSidebar(links);
  const id = useId();
  return (
    <TooltipArea>
      <TopBar sidebarButton={links ? { sidebar, controls: id } : null} />
      <div className="flex">
        {links && !sidebar.mobile && <SidebarPanel id={id} open={sidebar.open} />}
        {links && <SidebarSheet open={sidebar.sheetOpen} onClose={sidebar.closeSheet} email={user?.email} />}
        <div className="min-w-0 flex-1">
          <SessionStrip place="frame" />
          <main
            id="main"
            // As high as the window from the start: a page that fills up late pushes nothing that was seen.
            className="mx-auto min-h-[calc(100dvh-var(--top-bar))] w-full max-w-3xl px-5 pt-8 pb-20 sm:px-6 sm:pt-14"
          >
            <Outlet />
          </main>
          <Footer className="max-w-3xl" />
        </div>
      </div>
      <ConnectionNotices />
      <SessionEffects />
    </TooltipArea>
  );
};
