import { LogOut, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { SessionStrip } from '#web/app/shell/session-strip.tsx';
import type { Sidebar } from '#web/app/shell/use-sidebar.ts';
import { SyncStatus } from '#web/app/shell/sync-status.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { ThemeSwitcher } from '#web/features/theme/theme-switcher.tsx';
import { VoiceLauncher } from '#web/features/voice/voice-launcher.tsx';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface SidebarButtonProps {
  readonly sidebar: Sidebar;
  /** The id of the sidebar. */
  readonly controls: string;
}

const SidebarButton = ({ sidebar, controls }: SidebarButtonProps) => {
  const { mobile, open, sheetOpen, toggle } = sidebar;
  if (mobile) {
    return (
      <Button
        kind="plain"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={sheetOpen}
        onClick={toggle}
      >
        <Menu aria-hidden="true" />
      </Button>
    );
  }
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <Tooltip text={`${open ? 'Collapse' : 'Expand'} sidebar (Ctrl+B)`}>
      <Button
        data-distraction
        kind="plain"
        size="icon"
        aria-label="Sidebar"
        aria-describedby={undefined}
        aria-keyshortcuts="Control+B Meta+B"
        aria-controls={controls}
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
};

const Email = ({ email }: { readonly email: string }) => {
  const look = 'flex min-h-[44px] min-w-0 items-center px-2 text-muted';
  const text = (
    <span className="truncate" title={email}>
      {email}
    </span>
  );
  if (!isBuiltPath('/sessions')) {
    return (
      <p data-distraction className={look}>
        {text}
      </p>
    );
  }
  return (
    <Link
      data-distraction
      to="/sessions"
      className={`${look} rounded-full transition-colors duration-200 hover:text-ink`}
    >
      {text}
      <span className="sr-only">, your devices</span>
    </Link>
  );
};

interface TopBarProps {
  /** Where there is a sidebar, the way to open and close it. */
  readonly sidebarButton: SidebarButtonProps | null;
}

export const TopBar = ({ sidebarButton }: TopBarProps) => {
  const { user, signOut } = useAuth();
  return (
    <header className="z-30 flex h-(--top-bar) items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-3 tall:sticky tall:top-0">
      {sidebarButton && <SidebarButton {...sidebarButton} />}
      <Link
        // Home without the once-a-session redirect: who asks for Home wants to see it.
        to="/?stay=true"
        className="flex min-h-[44px] shrink-0 items-center gap-2 rounded-full px-2 text-lg font-semibold"
      >
        <Mark />
        <span className="max-[400px]:sr-only">Home</span>
      </Link>
      <SessionStrip place="bar" />
      <div className="ml-auto flex min-w-0 items-center gap-1">
        <SyncStatus />
        <VoiceLauncher />
        <Email email={user?.email ?? ''} />
        <ThemeSwitcher />
        <Button kind="plain" onClick={() => void signOut()} className="px-3!">
          <LogOut aria-hidden="true" />
          <span className="max-sm:sr-only">Sign Out</span>
        </Button>
      </div>
    </header>
  );
};
