import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { Access } from '#domain/navigation/route-table.ts';
import { CheckingPermissions } from '#web/app/guards/checking-permissions.tsx';
import { AdminCheck, MemberArea, Shell, WaitingShell } from '#web/app/guards/member-area.tsx';
import { ToSignIn } from '#web/app/guards/to-sign-in.tsx';
import { ConnectionTrouble } from '#web/app/messages/connection-trouble.tsx';
import { PublicLayout } from '#web/app/shell/public-layout.tsx';
import type { ShellLook } from '#web/app/shell/shell.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { WaitingPage } from '#web/features/auth/waiting-for-host.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

interface FrameProps {
  readonly access: Access;
  readonly look: ShellLook;
}

const loading = <FullPageSpinner text="Loading..." />;

/** What somebody sees who is not known to be signed in. */
const outside: Readonly<Record<Access, ReactNode>> = {
  public: <PublicLayout />,
  'signed-in': <ToSignIn />,
  admin: <Navigate replace to="/" />,
};

/**
 * The guard of a page and what stands around it. Whoever is signed in has the app's frame on public pages too, and since it
 * is this one component on every route, frame, records and music stay as they are from page to page (decision 057).
 */
export const Frame = ({ access, look }: FrameProps) => {
  const { ready, user, signingOut, trouble } = useAuth();
  const waiting = access === 'admin' ? <CheckingPermissions /> : loading;
  const isPublic = access === 'public';
  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  // A public page can be read without the host, and so can what the device holds of whoever is known to be here.
  if (trouble !== null && user === null) {
    return isPublic ? <PublicLayout /> : <ConnectionTrouble trouble={trouble} />;
  }
  if (!ready && !isPublic) {
    if (access === 'admin') return <FullPageSpinner text="Checking authentication..." />;
    // As it stands in the page's HTML already.
    return look === 'app' && hasStoredSession() ? (
      <Suspense fallback={loading}>
        <WaitingShell />
      </Suspense>
    ) : (
      loading
    );
  }
  // Somebody who may be signed in is not shown the visitor's frame meanwhile.
  if (!ready && hasStoredSession()) return loading;
  if (user === null) return outside[access];
  return (
    <MemberArea key={user.id} fallback={waiting}>
      <Shell look={look}>
        <Suspense fallback={<WaitingPage>{waiting}</WaitingPage>}>
          {access === 'admin' ? <AdminCheck /> : <Outlet />}
        </Suspense>
      </Shell>
    </MemberArea>
  );
};
