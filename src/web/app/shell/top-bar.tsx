import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { barLook, HomeMark } from '#web/app/shell/home-mark.tsx';
import { SessionStrip } from '#web/app/shell/session-strip.tsx';
import type { Sidebar } from '#web/app/shell/use-sidebar.ts';
import { SyncStatus } from '#web/app/shell/sync-status.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { ThemeSwitcher } from '#web/features/theme/theme-switcher.tsx';
import { VoiceLauncher } from '#web/features/voice/voice-launcher.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { heightProperty } from '#web/ui/height-property.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

const barHeight = heightProperty('--top-bar');

interface SidebarButtonProps {
  readonly sidebar: Sidebar;
  /** The id of the sidebar. */
  readonly controls: string;
}

const SidebarButton = ({ sidebar: { open, toggle }, controls }: SidebarButtonProps) => {
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <Tooltip text={`${open ? 'Collapse' : 'Expand'} sidebar (Ctrl+B)`}>
      <Button
        data-distraction
        kind="plain"
        size="icon"
        aria-label="Sidebar"
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

/** Who is here, and the way out, in words. On phones both are in the menu, where there is one. */
const Account = ({ inMenu }: { readonly inMenu: boolean }) => {
  const { user, signOut } = useAuth();
  const email = user?.email ?? '';
  return (
    <div className={classNames('flex min-w-0 items-center', inMenu && 'max-md:hidden')}>
      <Link
        data-distraction
        to="/settings"
        className="flex min-h-[44px] min-w-0 items-center rounded-full px-2 text-muted transition-colors duration-200 hover:text-ink max-sm:hidden"
      >
        <span className="truncate" title={email}>
          {email}
        </span>
        <span className="sr-only">, your settings</span>
      </Link>
      <Button kind="plain" data-leaves onClick={() => void signOut()} className="px-3!">
        Sign Out
      </Button>
    </div>
  );
};

interface TopBarProps {
  /** Where there is a sidebar, the way to open and close it. */
  readonly sidebarButton: SidebarButtonProps | null;
  readonly hasLinks: boolean;
}

export const TopBar = ({ sidebarButton, hasLinks }: TopBarProps) => {
  const { pathname } = useLocation();
  return (
    <header ref={barHeight} className={barLook}>
      {sidebarButton && <SidebarButton {...sidebarButton} />}
      <HomeMark />
      <SessionStrip place="bar" />
      {/* The middle gives way first: what comes and goes stands here. */}
      <div className="flex min-w-0 flex-1 items-center justify-end gap-1">
        <SyncStatus />
      </div>
      {/* Its page has a larger one. */}
      {pathname !== '/voice' && <VoiceLauncher />}
      <ThemeSwitcher />
      <Account inMenu={hasLinks} />
    </header>
  );
};
