export const gatewayKey = (userId: string): string => `gateway_preferences_${userId}`;
export const homeVisitedKey = (userId: string): string => `session_home_visited_${userId}`;
export const nextPathKey = 'session_next_path';

export const encodeGatewayPreference = (show: boolean): string => JSON.stringify({ show_gateway: show });

/** Whether to show the gateway; the default of spec 1 §2 is yes, also for a value that cannot be read. */
export const showsGateway = (stored: string | null): boolean => {
  if (stored === null) return true;
  try {
    const preference: unknown = JSON.parse(stored);
    // Only a plain no is a no. By hand, since the landing page reads it and a schema library weighs more than the page.
    return !(
      typeof preference === 'object' &&
      preference !== null &&
      'show_gateway' in preference &&
      preference.show_gateway === false
    );
  } catch {
    return true;
  }
};

/** Where a finished sign-in leads: the page that asked for it, /welcome for a newcomer, / for the rest. */
export const pathAfterSignIn = (storedPreference: string | null, next: string | null): string =>
  next ?? (storedPreference === null ? '/welcome' : '/');

export interface HomeVisit {
  readonly visitedThisSession: boolean;
  readonly stay: boolean;
  readonly storedPreference: string | null;
}

/** Where the home page sends a signed-in person, or null to stay. */
export const homeRedirect = (visit: HomeVisit): string | null => {
  if (visit.stay || visit.visitedThisSession) return null;
  return showsGateway(visit.storedPreference) ? '/welcome' : '/app';
};
