/** Spec 1 §9: mobile is under this many pixels. */
export const mobileBelow = 768;

const cookieName = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;

/** Open unless this browser last left it collapsed. */
export const sidebarOpenIn = (cookies: string): boolean =>
  !cookies.split(';').some((cookie) => cookie.trim() === `${cookieName}=false`);

/** Spec 1 §2: the state is kept in a cookie for seven days. */
export const sidebarCookie = (open: boolean): string =>
  `${cookieName}=${String(open)}; path=/; max-age=${sevenDays}; SameSite=Lax`;

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/** Ctrl+B, or Cmd+B; holding it down counts once. */
export const isSidebarShortcut = (press: KeyPress): boolean =>
  press.key.toLowerCase() === 'b' &&
  press.ctrlKey !== press.metaKey &&
  !press.shiftKey &&
  !press.altKey &&
  !press.repeat;
