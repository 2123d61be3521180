import { Dices } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { PickForMeProps } from '#web/features/pick/pick-for-me-props.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

// Fetched once the page is there: the recipes for first steps are long.
const { preload, Part: PickDialog } = createLazyPart(
  async () => (await import('#web/features/pick/pick-dialog.tsx')).PickDialog,
);

/** Minutes and energy in, one task and its first step out. */
export const PickForMe = ({ className, onStart, onClose, startsOpen = false, ...rest }: PickForMeProps) => {
  const [open, setOpen] = useState(startsOpen);
  const title = useId();
  useEffect(() => {
    whenIdle(() => void preload().catch(() => undefined));
  }, []);
  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Dices aria-hidden="true" />
        Pick for me
      </Button>
      <Dialog open={open} onClose={close} labelledBy={title} className="p-6 pb-0! sm:p-8">
        <h2 id={title} className="pr-28 text-2xl font-semibold">
          Pick for me
        </h2>
        <PickDialog
          {...rest}
          onStart={(task) => {
            setOpen(false);
            onStart(task);
          }}
        />
        {/* Last in order, so that the keyboard begins with the question and not with the way out. */}
        <Button
          kind="plain"
          size="small"
          className="absolute top-5 right-4 sm:top-7 sm:right-6"
          onClick={close}
        >
          Not now
        </Button>
      </Dialog>
    </>
  );
};
