import { LogOut, Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { navigationTable, shown } from '#domain/navigation/navigation-table.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { SiteLinks } from '#web/app/shell/site-links.tsx';
import { useClosingMenus } from '#web/app/shell/use-closing-menus.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { ThemeSwitch } from '#web/features/theme/theme-switch.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';

const items = shown(navigationTable.header, isBuiltPath);
// Whoever is signed in has it beside Sign Out instead, where there is room.
const withoutDashboard = items.filter((item) => !('path' in item) || item.path !== '/app');

const Doors = () => {
  const { ready, user, signOut, signingOut } = useAuth();
  const unknown = !ready && hasStoredSession();
  if (user === null && !unknown) return <SignInButton>Sign In</SignInButton>;
  return (
    // Somebody who may be signed in is not offered to sign in meanwhile; the room for their doors is kept.
    <div inert={signingOut || unknown} className={signingOut || unknown ? 'invisible contents' : 'contents'}>
      <Button asChild kind="plain" className="px-2.5! sm:px-3!">
        <Link to="/app">Dashboard</Link>
      </Button>
      {/* On phones it is in the menu. */}
      <Button kind="plain" data-leaves className="px-3! max-md:hidden" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  );
};

/** The way around the public pages. Until it is known who is there, it is the visitor's. */
export const PublicHeader = () => {
  const { user, signOut } = useAuth();
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  return (
    <header
      ref={header}
      className="relative mx-auto flex w-full max-w-6xl items-center gap-x-1 px-4 py-3 sm:gap-x-3 sm:px-6 md:flex-wrap xl:gap-x-2"
    >
      <Link
        // Who is signed in and asks for Home wants to see it, not to be led on.
        to={user === null ? '/' : '/?stay=true'}
        className="mr-auto flex min-h-[44px] items-center gap-2 rounded-full pr-2 text-xl font-semibold xl:mr-2"
      >
        <Mark />
        <span className="max-[400px]:sr-only">Kindling</span>
      </Link>
      <nav
        aria-label="Site"
        data-distraction
        className="order-last -ml-3 w-[calc(100%+0.75rem)] max-md:hidden xl:order-none xl:mr-auto xl:ml-0 xl:w-auto"
      >
        <SiteLinks items={user === null ? items : withoutDashboard} menus="dropped" />
      </nav>
      <div className="ml-auto flex items-center gap-x-1 sm:gap-x-2">
        <ThemeSwitch />
        <Doors />
      </div>
      <details className="md:hidden">
        <summary className="flex min-h-[44px] min-w-[44px] cursor-pointer list-none items-center justify-center gap-2 rounded-full px-2.5 text-muted transition-colors duration-200 hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
          <Menu aria-hidden="true" className="size-5" />
          <span className="max-[480px]:sr-only">Menu</span>
        </summary>
        <nav
          aria-label="Site"
          data-distraction
          className="absolute inset-x-4 top-full z-40 rounded-3xl border border-line bg-surface p-3 shadow-soft"
        >
          <SiteLinks items={items} menus="folded" />
          {user !== null && (
            <Button kind="plain" data-leaves className="mt-1 px-3!" onClick={() => void signOut()}>
              <LogOut aria-hidden="true" />
              Sign Out
            </Button>
          )}
        </nav>
      </details>
    </header>
  );
};
