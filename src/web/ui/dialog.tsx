import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const places = {
  middle: 'm-auto w-[min(34rem,calc(100vw-2rem))] rounded-[2rem] max-h-[calc(100dvh-2rem)]',
  full: 'm-0 h-dvh w-full max-h-none border-0!',
  left: 'mr-auto ml-0 h-dvh max-h-none rounded-r-[2rem]',
  right: 'mr-0 ml-auto h-dvh max-h-none rounded-l-[2rem]',
} as const;

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The id of the heading inside that names it. */
  readonly labelledBy: string;
  readonly place?: keyof typeof places;
  /** Of what is at the side, its border included. */
  readonly width?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const OpenDialog = ({
  onClose,
  labelledBy,
  place = 'middle',
  width,
  className,
  children,
}: Omit<DialogProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // A layout effect: its clean-up runs while the dialog is still in the page, which gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        close();
      },
      { signal },
    );
    // A click on the dialog itself and not on anything in it is one on the backdrop.
    element.addEventListener('click', (event) => event.target === element && close(), { signal });
    const before = document.activeElement;
    element.showModal();
    return () => {
      leaving.abort();
      element.close();
      // Where nothing had the focus, or what had it is gone, the page begins again at its heading.
      const there = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const next = there ? before : document.querySelector<HTMLElement>('main h1');
      next?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={classNames(
        'dialog max-w-none overflow-hidden border border-line bg-surface text-ink shadow-soft',
        places[place],
        width,
      )}
    >
      {/* What scrolls is inside, so that no scrollbar squares the corners. */}
      <div className={classNames('dialog-inside', className)}>{children}</div>
    </dialog>
  );
};

/**
 * The platform's own modal: it keeps the focus inside, gives it back afterwards, makes the rest inert and closes on
 * Escape. Radix's would add a style element at run time, which the content policy refuses.
 */
export const Dialog = ({ open, ...rest }: DialogProps) => open && <OpenDialog {...rest} />;
