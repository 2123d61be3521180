import type { LeavingBannerProps } from '#web/features/delete-data/leaving-banner.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

/** The page first: for nearly everybody there is nothing to show. */
export const { Part: LeavingStrip } = createLazyPart<LeavingBannerProps>(
  async () => (await import('#web/features/delete-data/leaving-banner.tsx')).LeavingBanner,
);
