import {
  encodeGatewayPreference,
  gatewayKey,
  homeRedirect,
  homeVisitedKey,
  nextPathKey,
  pathAfterSignIn,
  showsGateway,
} from '#domain/auth/gateway.ts';
import { sessionEndedKey } from '#domain/auth/session-ended-key.ts';
import { safePath } from '#domain/navigation/safe-path.ts';
import { localStore, sessionStore } from '#web/platform/browser-storage.ts';

/** The path a person lands on after sign-in; what was remembered is used once. */
export const enterAs = (userId: string): string => {
  sessionStore.remove(sessionEndedKey);
  const next = safePath(sessionStore.read(nextPathKey));
  sessionStore.remove(nextPathKey);
  return pathAfterSignIn(localStore.read(gatewayKey(userId)), next);
};

export const homeRedirectFor = (userId: string, stay: boolean): string | null =>
  homeRedirect({
    visitedThisSession: sessionStore.read(homeVisitedKey(userId)) !== null,
    stay,
    storedPreference: localStore.read(gatewayKey(userId)),
  });

export const markHomeVisited = (userId: string): void => sessionStore.write(homeVisitedKey(userId), 'true');

export const readShowGateway = (userId: string): boolean => showsGateway(localStore.read(gatewayKey(userId)));

export const writeShowGateway = (userId: string, show: boolean): void =>
  localStore.write(gatewayKey(userId), encodeGatewayPreference(show));
