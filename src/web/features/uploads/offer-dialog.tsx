import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface OfferDialogProps {
  readonly title: string;
  readonly onOffer: () => void;
  readonly onClose: () => void;
}

/** A file that was only for the person may not be theirs to share: they say so before anybody else hears it. */
export const OfferDialog = ({ title, onOffer, onClose }: OfferDialogProps) => {
  const heading = useId();
  return (
    <Dialog open labelledBy={heading} onClose={onClose} className="p-6 sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        Offer “{title}” to the library?
      </h2>
      <p className="mt-3 text-lg">
        Admins may then listen to it. If they take it, everyone here can play it. Only offer it if you made
        it, or if you’re allowed to share it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            onClose();
            onOffer();
          }}
        >
          It’s mine to share. Offer it
        </Button>
        <Button kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
};
