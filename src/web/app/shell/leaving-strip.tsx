import { AfterPage } from '#web/app/after-page.tsx';
import type { LeavingBannerProps } from '#web/features/delete-data/leaving-banner.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

/** The page first: for nearly everybody there is nothing to show. */
const { Part } = createLazyPart<LeavingBannerProps>(
  async () => (await import('#web/features/delete-data/leaving-banner.tsx')).LeavingBanner,
);

export const LeavingStrip = (props: LeavingBannerProps) => (
  <AfterPage>
    <Part {...props} />
  </AfterPage>
);
