import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { isGroup, type NavigationEntry, type NavigationItem } from '#domain/navigation/navigation-table.ts';
import { classNames } from '#web/ui/class-names.ts';

const pressable =
  'flex min-h-[44px] cursor-pointer items-center gap-1.5 rounded-full px-3 whitespace-nowrap text-muted transition-colors duration-200 hover:bg-raised hover:text-ink xl:px-1.5';

const SiteLink = ({ entry }: { readonly entry: NavigationEntry }) => (
  <NavLink
    to={entry.path}
    end
    className={classNames(pressable, 'aria-[current=page]:bg-raised aria-[current=page]:text-ink')}
  >
    {entry.label}
  </NavLink>
);

interface SiteLinksProps {
  readonly items: readonly NavigationItem[];
  /** Dropped below its name, or folded open in a narrow column. */
  readonly menus: 'dropped' | 'folded';
}

export const SiteLinks = ({ items, menus }: SiteLinksProps) => (
  <ul className={menus === 'dropped' ? 'flex flex-wrap items-center' : 'flex flex-col gap-1'}>
    {items.map((item) => (
      <li key={item.label}>
        {isGroup(item) ? (
          // The shared name lets one be open at a time.
          <details name={`site-${menus}`} data-menu={menus} className="group relative">
            <summary
              className={classNames(
                pressable,
                'list-none group-open:text-ink [&::-webkit-details-marker]:hidden',
              )}
            >
              {item.label}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <ul
              className={
                menus === 'dropped'
                  ? 'absolute top-full left-0 z-40 mt-2 min-w-56 rounded-3xl border border-line bg-surface p-2 shadow-soft'
                  : 'ml-4 border-l border-line pl-2'
              }
            >
              {item.entries.map((entry) => (
                <li key={entry.path}>
                  <SiteLink entry={entry} />
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <SiteLink entry={item} />
        )}
      </li>
    ))}
  </ul>
);
