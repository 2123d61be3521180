import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipAreaProps {
  /** Milliseconds over something before its tooltip shows. */
  readonly delay?: number;
  readonly children: ReactNode;
}

// Spec 1 §9: 700 ms, and none for a neighbour within 300 ms of the last one.
export const TooltipArea = ({ delay = 700, children }: TooltipAreaProps) => (
  <Radix.Provider delayDuration={delay} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

interface TooltipProps {
  readonly text: string;
  readonly side?: 'right' | 'bottom';
  /** One element that can take the focus; it needs a name of its own, a tooltip is only a picture of it. */
  readonly children: ReactNode;
}

export const Tooltip = ({ text, side = 'bottom', children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-hidden="true"
        side={side}
        sideOffset={10}
        className="z-50 rounded-2xl border border-edge bg-raised px-4 py-2 text-ink shadow-soft"
      >
        {text}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
