import { mobileBelow } from '#domain/navigation/sidebar-state.ts';
import { useMediaQuery } from '#web/platform/use-media-query.ts';

/** Whether the window is narrow; for pages that are never rendered on a server. */
export const useMobile = (): boolean => useMediaQuery(`(width < ${mobileBelow}px)`);
