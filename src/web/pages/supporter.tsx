import { useSearchParams } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { PeopleRoom } from '#web/features/sharing/supporter/people-room.tsx';

export const Page = () => {
  const { user } = useAuth();
  const [query] = useSearchParams();
  return user && <PeopleRoom userId={user.id} shareId={query.get('person')} />;
};
