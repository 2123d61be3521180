import { Navigate } from 'react-router';
import { CheckingPermissions } from '#web/app/guards/checking-permissions.tsx';
import { AdminCheck, MemberArea } from '#web/app/guards/member-area.tsx';
import { ConnectionTrouble } from '#web/app/messages/connection-trouble.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

export const AdminGuard = () => {
  const { ready, user, signingOut, trouble } = useAuth();
  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  if (trouble !== null) return <ConnectionTrouble trouble={trouble} />;
  if (!ready) return <FullPageSpinner text="Checking authentication..." />;
  if (user === null) return <Navigate replace to="/" />;
  return (
    <MemberArea key={user.id} fallback={<CheckingPermissions />}>
      <AdminCheck />
    </MemberArea>
  );
};
