declare global {
  interface Window {
    /** What was pressed last on a drawn page before its code had come. */
    earlyClick?: HTMLElement;
  }
}

// A form works without scripts and keeps its own; what is held down cannot be pressed again for somebody.
const pressable = '#root[data-prerendered] :is(button, input[type=radio]):not(form *, [aria-pressed])';

const keep = (event: MouseEvent): void => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  if (pressed === null) return;
  event.preventDefault();
  window.earlyClick = pressed;
};

/** Before the page lives: a press waits for it instead of coming to nothing. */
export const captureEarlyClick = (): void => document.addEventListener('click', keep, { capture: true });

/** Once it lives: the press happens. */
export const replayEarlyClick = (): void => {
  const pressed = window.earlyClick;
  delete window.earlyClick;
  if (pressed?.isConnected === true) pressed.click();
};
