import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSilentPath } from '#domain/logging/silent-path.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { activityEvents } from '#domain/sessions/ping-rules.ts';
import { isSessionToken, sessionTokenKey } from '#domain/sessions/session-token.ts';
import { startClientSession } from '#web/features/sessions/client-session-runner.ts';
import { createSession, pingSession } from '#web/features/sessions/session-mutations.ts';
import { freshSessionToken, readDeviceInfo } from '#web/features/sessions/this-device.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

const watchActivity = (report: () => void): (() => void) => {
  const leaving = new AbortController();
  for (const name of activityEvents) {
    // Captured, because the scrolling of an inner part does not bubble.
    window.addEventListener(name, report, { capture: true, passive: true, signal: leaving.signal });
  }
  return () => leaving.abort();
};

const worldOf = (backend: Backend, queries: QueryClient) => {
  // As mutations, so that a refusal leads to the sign-in page like any other.
  const send = async <T,>(mutationFn: () => Promise<T>): Promise<T> =>
    new MutationObserver(queries, { mutationFn }).mutate();
  return {
    keptToken: () => {
      const kept = sessionStore.read(sessionTokenKey);
      return isSessionToken(kept) ? kept : null;
    },
    keepToken: (token: string) => sessionStore.write(sessionTokenKey, token),
    freshToken: freshSessionToken,
    create: async (token: string) => send(async () => createSession(backend, token, await readDeviceInfo())),
    // The screening page sends nothing, not even that somebody is there; the next page's ping counts for it.
    ping: async (token: string) =>
      isSilentPath(location.pathname) || send(async () => pingSession(backend, token)),
    tell: () => showMessage(catalogue.sessionNotCreated),
    watchActivity,
  };
};

/** Draws nothing: keeps the record of this tab's session while somebody is signed in. Mounted anew for another person. */
export const ClientSession = () => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  useEffect(() => startClientSession(worldOf(backend, queries)), [backend, queries]);
  return null;
};
