import { type ComponentType, useId } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';

export interface WhoWays {
  /** It is shown: what was asked for goes on. */
  readonly onShown: () => void;
  readonly onCancel: () => void;
}

/** Draws the question who is there; the page knows how. */
export type AskWho = ComponentType<WhoWays>;

/** Before what cannot be undone. */
export const WhoDialog = ({ Who, ...ways }: WhoWays & { readonly Who: AskWho }) => {
  const id = useId();
  return (
    <Dialog open onClose={ways.onCancel} labelledBy={id} className="p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        Is it still you?
      </h2>
      <p className="mt-3 text-muted">
        This is a big step, so we ask once more who is sitting here. It then counts for five minutes.
      </p>
      <Who {...ways} />
    </Dialog>
  );
};
