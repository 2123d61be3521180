declare global {
  interface Window {
    /** What was pressed last on a drawn page before its code had come. */
    earlyPress?: EarlyPress;
  }
}

export interface EarlyPress {
  readonly island: HTMLElement;
  /** Does what was done, once the island lives. */
  readonly again: () => void;
}

const pressed = 'early-press';
const asleep = '[data-island]:not([data-living])';

const keep = (part: Element, again: () => void): void => {
  const island = part.closest<HTMLElement>(asleep);
  if (island === null) return;
  window.earlyPress = { island, again };
  dispatchEvent(new Event(pressed));
};

const controlOf = (event: Event, which: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(`${asleep} :is(${which})`) : null;

// A form that works without scripts keeps its own. What is held counts while it is held, and by one press of a reader.
const clickable = 'button:not(form *), input[type=radio], input[type=checkbox]';

/** It shows at once what was chosen; the code that comes hears of it by a press of its own. */
const chooseAgain = (choice: HTMLInputElement): (() => void) => {
  const { checked } = choice;
  return () => {
    choice.checked = !checked;
    choice.click();
  };
};

const onClick = (event: MouseEvent): void => {
  const control = controlOf(event, clickable);
  if (control instanceof HTMLInputElement) {
    keep(control, chooseAgain(control));
    return;
  }
  if (control === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (control.dataset['held'] !== undefined && event.detail !== 0) return;
  keep(control, () => control.click());
};

const onSubmit = (event: SubmitEvent): void => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
  if (form.closest(asleep) === null) return;
  event.preventDefault();
  keep(form, () => form.requestSubmit());
};

/** A finger that is still on the button when the code comes has held it all the time; one that has gone up or away has tapped it. */
const onPointerDown = (event: PointerEvent): void => {
  const control = controlOf(event, '[data-held]');
  if (control === null || event.button !== 0) return;
  const { pointerId, pointerType, isPrimary } = event;
  let ended: string | null = null;
  const note = ({ type }: Event): void => void (ended ??= type);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note, { once: true });
  // A finger is caught by what it touched first, and would never be seen to leave.
  if (event.target instanceof Element && event.target.hasPointerCapture(pointerId)) {
    event.target.releasePointerCapture(pointerId);
  }
  control.addEventListener('pointerleave', note, { once: true });
  const point = (type: string, buttons: number): void =>
    void control.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId, pointerType, isPrimary, button: 0, buttons }),
    );
  keep(control, () => {
    if (ended === 'pointercancel') return;
    point('pointerdown', 1);
    if (ended !== null) point('pointerup', 0);
  });
};

/** Before an island lives: a press waits for it instead of coming to nothing. */
export const captureEarlyPresses = (): void => {
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  document.addEventListener('pointerdown', onPointerDown, { capture: true });
};

export const takeEarlyPress = (): EarlyPress | null => {
  const press = window.earlyPress ?? null;
  delete window.earlyPress;
  return press;
};

export const watchEarlyPress = (listener: () => void, signal: AbortSignal): void =>
  addEventListener(pressed, listener, { signal });
