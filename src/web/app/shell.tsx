import { Flame as FlameIcon, ListTodo, LogOut, Plus, ServerCog } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router';
import { ConnectionNotices } from '#web/app/connection-notices.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useAccess } from '#web/features/auth/use-access.ts';
import { Onboarding } from '#web/features/onboarding/onboarding.tsx';
import { ThemeSwitcher } from '#web/features/theme/theme-switcher.tsx';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';

const mainLinks = [
  { to: '/app', label: 'Dashboard', Icon: FlameIcon },
  { to: '/tasks', label: 'Tasks', Icon: ListTodo },
  { to: '/add-task', label: 'Add Task', Icon: Plus },
];
const adminLink = { to: '/admin/system', label: 'Site Admin', Icon: ServerCog };

/** Along the bottom under a thumb, in the top bar where there is room. */
const MainNavigation = () => {
  const { isAdmin } = useAccess();
  return (
    <nav
      aria-label="Main"
      data-at-bottom="narrow"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper px-1 pb-[env(safe-area-inset-bottom)] md:static md:border-0 md:px-0"
    >
      <ul className="flex justify-around md:gap-1">
        {(isAdmin ? [...mainLinks, adminLink] : mainLinks).map(({ to, label, Icon }) => (
          <li key={to} className="flex-1 md:flex-none">
            <NavLink
              to={to}
              className="flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-2xl text-sm whitespace-nowrap max-[359px]:text-xs text-muted transition-colors duration-200 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-calm md:min-h-11 md:flex-row md:gap-2 md:rounded-full md:px-4 md:text-base md:aria-[current=page]:bg-raised"
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const Shell = ({ links = true }: { readonly links?: boolean }) => {
  const { user, signOut } = useAuth();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center gap-2 px-3 py-3 sm:px-6 md:gap-6">
        <Link
          // Home without the once-a-session redirect: who asks for Home wants to see it.
          to="/?stay=true"
          className="flex min-h-11 items-center gap-2 rounded-full px-2 text-lg font-semibold"
        >
          <Mark />
          Home
        </Link>
        {links && <MainNavigation />}
        <p className="ml-auto min-w-0 truncate text-muted" title={user?.email}>
          {user?.email}
        </p>
        <div className="flex items-center">
          <ThemeSwitcher />
          <Button kind="plain" onClick={() => void signOut()} className="px-3">
            <LogOut aria-hidden="true" />
            <span className="max-sm:sr-only">Sign Out</span>
          </Button>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-3xl flex-1 px-5 pt-8 pb-32 sm:px-6 sm:pt-14 md:pb-20">
        <Outlet />
      </main>
      <ConnectionNotices />
      {user && <Onboarding userId={user.id} />}
    </div>
  );
};
