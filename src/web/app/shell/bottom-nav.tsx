import { Menu } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { navigationTable, shown } from '#domain/navigation/navigation-table.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { sidebarIcons } from '#web/app/shell/sidebar-icons.ts';
import { classNames } from '#web/ui/class-names.ts';
import { heightProperty } from '#web/ui/height-property.ts';

const entries = shown(navigationTable.bottom, isBuiltPath);
const navHeight = heightProperty('--bottom-nav');

const look = classNames(
  'flex min-h-[52px] w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-2xl px-0.5 text-muted focus-visible:-outline-offset-3 [&_svg]:size-[22px] [&_svg]:shrink-0',
  'aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-calm',
);
// The words stay as wide as a fifth of the narrowest phone, however large the text is.
const words = 'max-w-full truncate text-[min(0.75rem,3.15vw)] leading-tight tracking-tight';

interface BottomNavProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** The places, and the way to the rest. */
export const AppLinks = ({ menu }: { readonly menu: ReactNode }) => (
  <ul className="flex">
    {entries.map(({ path, label }) => {
      const Icon = sidebarIcons[path];
      return (
        <li key={path} data-distraction className="min-w-0 flex-1">
          <NavLink to={path} className={look}>
            {Icon && <Icon aria-hidden="true" />}
            <span className={words}>{label}</span>
          </NavLink>
        </li>
      );
    })}
    <li className="min-w-0 flex-1">{menu}</li>
  </ul>
);

export const MenuButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={look}>
    <Menu aria-hidden="true" />
    <span className={words}>Menu</span>
  </button>
);

/** On phones: the four places people go to all day, and the menu with the rest. */
export const BottomNav = ({ menuOpen, onMenu }: BottomNavProps) => (
  <nav ref={navHeight} aria-label="App" className="bottom-nav">
    <AppLinks menu={<MenuButton aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu} />} />
  </nav>
);
