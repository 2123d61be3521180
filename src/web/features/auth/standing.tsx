import { useAccess } from '#web/features/auth/use-access.ts';

/** What the account says of itself. Shown only: the database and the licence decide. */
export const Standing = () => {
  const { isPremium, isAdmin, roles, role } = useAccess();
  const held = new Set([...(isAdmin ? ['admin'] : []), ...(role === null ? [] : [role]), ...roles]);
  if (!isPremium && held.size === 0) return null;
  return (
    <span className="mt-1 block">
      {isPremium && 'You have Premium. '}
      {held.size > 0 && `Your ${held.size === 1 ? 'role' : 'roles'} here: ${[...held].join(', ')}.`}
    </span>
  );
};
