import { startClientLogs } from '#web/services/logging/client-logs.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { installConsole } from '#web/services/logging/install-console.ts';
import { openChannel } from '#web/services/logging/operator-channel.ts';
import { hasStoredSession, readAnsweredSession } from '#web/platform/backend/stored-session.ts';
import { watchContentPolicy } from '#web/services/logging/watch-content-policy.ts';

/** Somebody signed in has a connection anyway; a visitor's page asks for the key alone. */
const readKey = async (): Promise<string> => {
  if (hasStoredSession()) return (await connect()).config.publishableKey;
  const { fetchPublishableKey } = await import('#web/platform/backend/publishable-key.ts');
  return fetchPublishableKey();
};

/** Once per page load, before anything can go wrong. */
export const installLogs = (): void => {
  installConsole();
  watchContentPolicy();
  openChannel({
    session: readAnsweredSession,
    publishableKey: readKey,
  });
  startClientLogs();
};
