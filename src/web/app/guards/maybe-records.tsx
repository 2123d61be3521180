import { Outlet } from 'react-router';
import { RecordsArea } from '#web/app/guards/records-area.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';

/** A public page on which somebody who is signed in also finds what is theirs. */
export const MaybeRecords = () => (useAuth().user === null ? <Outlet /> : <RecordsArea />);
