import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLinks, MenuButton } from '#web/app/shell/bottom-nav.tsx';
import { mainLook } from '#web/app/shell/main-look.ts';
import { SidebarPanel } from '#web/app/shell/sidebar.tsx';
import { barLook, HomeMark } from '#web/app/shell/home-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TooltipArea } from '#web/ui/tooltip.tsx';

type Part = 'bar' | 'wide' | 'narrow' | 'expanded' | 'collapsed';

/** Seen and not pressed: nothing behind it is there yet. The style sheet shows it where somebody may be signed in. */
const Asleep = ({ part, children }: { readonly part: Part; readonly children: ReactNode }) => (
  <div inert aria-hidden="true" className={`waiting waiting-${part}`}>
    {children}
  </div>
);

const sidebars = [
  { part: 'expanded', open: true, Icon: PanelLeftClose },
  { part: 'collapsed', open: false, Icon: PanelLeftOpen },
] as const;

/**
 * The frame as it is before anybody is known: drawn into the page's HTML, for every width and state of the sidebar, and painted
 * before any script has run. It names nobody. What depends on who is there comes with them.
 */
export const WaitingShell = () => (
  <TooltipArea>
    <Asleep part="bar">
      <header className={barLook}>
        {sidebars.map(({ part, Icon }) => (
          <Asleep key={part} part={part}>
            <Button data-distraction kind="plain" size="icon" aria-label="Sidebar">
              <Icon aria-hidden="true" />
            </Button>
          </Asleep>
        ))}
        <HomeMark />
      </header>
    </Asleep>
    <div className="flex">
      {sidebars.map(({ part, open }) => (
        <Asleep key={part} part={part}>
          <SidebarPanel id={`waiting-${part}`} open={open} />
        </Asleep>
      ))}
      <div className="min-w-0 flex-1">
        <main className={mainLook}>
          <Spinner text="Loading..." className="mt-20" />
        </main>
      </div>
    </div>
    <Asleep part="narrow">
      <nav className="bottom-nav">
        <AppLinks menu={<MenuButton />} />
      </nav>
    </Asleep>
  </TooltipArea>
);
