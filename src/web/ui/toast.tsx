import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { onAnotherPage, putInFreePlace } from '#web/ui/free-place.ts';
import { heightProperty } from '#web/ui/height-property.ts';

// Spec 1 §9: 5000 ms, swipe threshold 50, hotkey F8, at most 420 px wide.
export const ToastRegion = ({ children }: { readonly children: ReactNode }) => {
  const cameFrom = useRef<Element | null>(null);
  /** A toast that was answered is gone, and would take the keyboard with it. */
  const goBack = ({ currentTarget: region }: MouseEvent<HTMLElement>): void => {
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && !region.contains(activeElement)) return;
      if (region.querySelector('[data-state="open"]') !== null) return;
      const there = cameFrom.current;
      const next = there?.isConnected === true ? there : document.querySelector('main h1');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    });
  };
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {children}
      <Radix.Viewport
        hotkey={['F8']}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        onClick={goBack}
        className="toasts pointer-events-none fixed z-50 flex w-full max-w-[420px] flex-col p-4 outline-none"
      />
    </Radix.Provider>
  );
};

interface ToastButton {
  readonly label: string;
  readonly run: () => void;
}

const Action = ({ label, run }: ToastButton) => (
  <Radix.Action
    altText={label}
    onClick={run}
    className="min-h-11 shrink-0 cursor-pointer rounded-full border border-edge px-4 font-medium text-calm hover:border-calm"
  >
    {label}
  </Radix.Action>
);

interface ToastCardProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: ToastButton | undefined;
  /** Stands before the action. */
  readonly also?: ToastButton | undefined;
  readonly polite?: boolean | undefined;
  /** In milliseconds; the region's own without it. */
  readonly duration?: number | undefined;
  readonly onClose: () => void;
}

const heightAtBottom = heightProperty('--toast');
const heightAtTop = heightProperty('--toast-top');

/** Out of the way of what can be pressed; what is brought into view meanwhile comes to lie beside it. */
const settle = (card: HTMLElement | null) => {
  const region = card?.closest<HTMLElement>('.toasts') ?? null;
  if (card === null || region === null) return undefined;
  let forget: (() => void) | undefined;
  const place = (): void => {
    forget?.();
    putInFreePlace(region, card);
    forget =
      region.dataset['place']?.startsWith('top') === true ? heightAtTop(region) : heightAtBottom(region);
  };
  place();
  const stopWatching = onAnotherPage(place);
  return () => {
    stopWatching();
    forget?.();
  };
};

export const ToastCard = (props: ToastCardProps) => {
  const { title, description, action, also, polite = false, duration, onClose } = props;
  return (
    <Radix.Root
      ref={settle}
      type={polite ? 'background' : 'foreground'}
      {...(duration === undefined ? {} : { duration })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="toast-card pointer-events-auto flex items-center gap-3 rounded-2xl border border-edge bg-raised py-2 pr-2 pl-5 shadow-soft"
    >
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="mt-0.5 text-muted">{description}</Radix.Description>
        )}
        {also && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Action {...also} />
            {action && <Action {...action} />}
          </div>
        )}
      </div>
      {action && !also && <Action {...action} />}
      <Radix.Close
        aria-label="Close"
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
};
