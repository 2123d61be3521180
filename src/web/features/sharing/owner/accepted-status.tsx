import type { Share } from '#domain/support/support-answers.ts';
import { isNewShare } from '#web/features/sharing/owner/is-new-share.ts';
import { useNow } from '#web/platform/clock/use-now.ts';

/** Says aloud who accepted: also while the page is open, when a card appears by itself. */
export const AcceptedStatus = ({ shares }: { readonly shares: readonly Share[] }) => {
  const now = useNow(false);
  return (
    <output className="sr-only">
      {shares
        .filter((share) => isNewShare(share, now))
        .map(({ name }) => `${name} accepted your invitation and can look in.`)
        .join(' ')}
    </output>
  );
};
