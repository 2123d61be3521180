import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joinPath } from '#domain/support/join-path.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { Invitation } from '#web/features/sharing/join/invitation.tsx';
import { keepInvitation, keptInvitation } from '#web/services/people/kept-invitation.ts';

export const Page = () => {
  const { user, signOut } = useAuth();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => {
    keepInvitation(joinPath, hash);
    return keptInvitation();
  });
  // Out of the address, where somebody could read it over a shoulder or find it in the history.
  useEffect(() => {
    if (hash !== '') void navigate(joinPath, { replace: true });
  }, [hash, navigate]);
  return (
    user && (
      <Invitation userId={user.id} email={user.email} token={token} onSignOut={() => void signOut('here')} />
    )
  );
};
