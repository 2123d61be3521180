import { joinPath } from '#domain/support/join-path.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';

// In this tab alone; sign-out clears whatever begins like this.
const key = 'session_invitation';

/**
 * The secret of an invitation stands behind the # of its address, which no server is told. It waits here while somebody
 * signs in, so that it never becomes a part of an address that is.
 */
export const keepInvitation = (pathname: string, hash: string): void => {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  if (pathname === joinPath && token !== null && token !== '') sessionStore.write(key, token);
};

export const keptInvitation = (): string | null => sessionStore.read(key);

export const forgetInvitation = (): void => sessionStore.remove(key);
