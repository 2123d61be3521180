import { Outlet } from 'react-router';
import { MemberArea } from '#web/app/guards/member-area.tsx';
import { RecordsArea } from '#web/app/guards/records-area.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';

/** A public page on which somebody who is signed in also finds what is theirs. */
export const MaybeMember = () => {
  const { user } = useAuth();
  if (user === null) return <Outlet />;
  return (
    <MemberArea waiting="Loading...">
      <RecordsArea />
    </MemberArea>
  );
};
