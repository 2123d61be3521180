import type { FocusEvent, PointerEvent, SyntheticEvent } from 'react';

/** What a tooltip wants to hear of the element that it belongs to. */
export interface TooltipEars {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onClick: (event: SyntheticEvent) => void;
}

/** An element that was pointed at or focused, and has a tooltip since. */
export interface TooltipPlace {
  readonly id: string;
  readonly element: HTMLElement;
  readonly text: () => string;
  readonly side: 'right' | 'bottom';
  /** Who listens from now on, once the tooltip's code is there; what was missed and still holds is told at once. */
  readonly listen: (ears: TooltipEars | null) => void;
}
