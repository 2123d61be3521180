import { Outlet } from 'react-router';
import { MemberArea, Shell } from '#web/app/member-area.tsx';
import { PublicLayout } from '#web/app/public-layout.tsx';
import { RecordsArea } from '#web/app/records-area.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { hasStoredSession } from '#web/platform/stored-session.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** Around a page that is open to everybody and is more for somebody who is signed in. */
export const EitherLayout = () => {
  const { ready, user, signingOut } = useAuth();
  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  if (!ready && hasStoredSession()) return <FullPageSpinner text="Loading..." />;
  if (user === null) return <PublicLayout />;
  return (
    <MemberArea key={user.id} waiting="Loading...">
      <Shell />
    </MemberArea>
  );
};

/** What a person wrote, where there is a person. */
export const EitherRecords = () => (useAuth().user === null ? <Outlet /> : <RecordsArea />);
