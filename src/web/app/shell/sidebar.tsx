import { LogOut, X } from 'lucide-react';
import { memo, useId } from 'react';
import { useLocation } from 'react-router';
import {
  type NavigationEntry,
  navigationTable,
  shown,
  sidebarFor,
} from '#domain/navigation/navigation-table.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { BrandSlot } from '#web/app/shell/brand-slot.tsx';
import { PlaceLink } from '#web/app/shell/place-link.tsx';
import { sidebarIcons } from '#web/app/shell/sidebar-icons.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useSupportsHint } from '#web/services/people/supports-hint.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tooltip, TooltipArea } from '#web/ui/tooltip.tsx';

const built = shown(navigationTable.sidebar, isBuiltPath);

interface LinksProps {
  readonly collapsed?: boolean;
  readonly onFollow?: () => void;
}

interface EntryProps extends LinksProps {
  readonly entry: NavigationEntry;
  readonly current: boolean;
}

/** A page below a place belongs to it. */
const isAt = (pathname: string, place: string): boolean => `${pathname}/`.startsWith(`${place}/`);

const Entry = memo(({ entry, current, collapsed = false, onFollow }: EntryProps) => {
  const Icon = sidebarIcons[entry.path];
  const link = (
    <PlaceLink
      to={entry.path}
      current={current}
      onClick={onFollow}
      className={classNames(
        'relative flex min-h-[44px] items-center gap-3 rounded-2xl text-muted focus-visible:-outline-offset-3',
        // It lights up slowly and goes out at once: fading out would have the page that was just left painted anew in every frame.
        'hover:bg-raised hover:text-ink hover:transition-colors hover:duration-200',
        'aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-calm',
        'before:absolute before:inset-y-2.5 before:left-0 before:w-1 before:rounded-full aria-[current=page]:before:bg-calm',
        collapsed ? 'w-[44px] justify-center' : 'px-4',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span className={collapsed ? 'sr-only' : 'min-w-0 truncate'}>
        {entry.label}
        {entry.hint !== undefined && <span className="text-sm font-normal text-muted"> ({entry.hint})</span>}
      </span>
    </PlaceLink>
  );
  return collapsed ? (
    <Tooltip text={entry.label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
});

const Links = ({ collapsed = false, onFollow }: LinksProps) => {
  const id = useId();
  const supports = useSupportsHint(useAuth().user?.id);
  const { pathname } = useLocation();
  return sidebarFor(built, supports).map((group) => (
    <div key={group.label} className={classNames(collapsed && 'not-first:border-t not-first:border-line')}>
      <p
        id={`${id}-${group.label}`}
        className={collapsed ? 'sr-only' : 'px-4 pt-5 pb-1.5 text-sm text-muted'}
      >
        {group.label}
      </p>
      <ul
        aria-labelledby={`${id}-${group.label}`}
        className={classNames('flex flex-col gap-1', collapsed && 'items-center py-3')}
      >
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <Entry
              entry={entry}
              current={isAt(pathname, entry.path)}
              collapsed={collapsed}
              {...(onFollow && { onFollow })}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
};

// Spec 1 §2: 16rem, 3rem as icons, 18rem as a sheet.
export const SidebarPanel = ({ id, open }: { readonly id: string; readonly open: boolean }) => (
  <nav
    id={id}
    aria-label="Main"
    data-distraction
    data-state={open ? 'expanded' : 'collapsed'}
    className={classNames(
      'shrink-0 self-start overflow-x-hidden overflow-y-auto overscroll-contain border-r border-line transition-[width] duration-200',
      'sticky top-0 h-[calc(100dvh-var(--bottom-controls))] tall:top-(--top-bar) tall:h-[calc(100dvh-var(--top-bar)-var(--bottom-controls))]',
      open ? 'w-64 px-3 pb-6' : 'w-12',
    )}
  >
    {open && <BrandSlot part="name" />}
    <TooltipArea delay={0}>
      <Links collapsed={!open} />
    </TooltipArea>
  </nav>
);

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly email: string | undefined;
}

export const SidebarSheet = ({ open, onClose, email }: SheetProps) => {
  const heading = useId();
  const { signOut } = useAuth();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={heading}
      place="left"
      width="w-72 max-w-[calc(100vw-2rem)]!"
    >
      <div className="flex min-h-full flex-col px-3 py-4">
        <div className="flex items-center justify-between pl-4">
          <h2 id={heading} className="text-lg font-semibold">
            Menu
          </h2>
          <Button kind="plain" size="icon" aria-label="Close menu" onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <BrandSlot part="name" />
        <nav aria-label="Main" className="flex-1">
          <Links onFollow={onClose} />
        </nav>
        <div className="mt-6 border-t border-line pt-3">
          <p className="px-4 py-2 text-sm break-all text-muted">{email}</p>
          <button
            type="button"
            data-leaves
            className="flex min-h-[44px] w-full cursor-pointer items-center gap-3 rounded-2xl px-4 text-muted transition-colors hover:bg-raised hover:text-ink"
            onClick={() => {
              onClose();
              void signOut();
            }}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Sign Out
          </button>
        </div>
      </div>
    </Dialog>
  );
};
