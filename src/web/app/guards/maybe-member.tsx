import { Outlet } from 'react-router';
import { MemberArea } from '#web/app/guards/member-area.tsx';
import { RecordsArea } from '#web/app/guards/records-area.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

/** A public page on which somebody who is signed in also finds what is theirs. */
export const MaybeMember = () => {
  const { user } = useAuth();
  if (user === null) return <Outlet />;
  return (
    <MemberArea fallback={<FullPageSpinner text="Loading..." />}>
      <RecordsArea />
    </MemberArea>
  );
};
