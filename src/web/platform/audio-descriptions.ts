import { announce, stopSpeaking } from '#web/platform/announcer.ts';
import { currentToast, type Toast, watchToasts } from '#web/platform/toasts.ts';

const nameOf = (control: Element): string => {
  const label = control.id === '' ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  return (control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent).trim();
};

const describeControl = (control: Element): string => {
  const on = control.getAttribute('aria-checked') === 'true';
  if (control.getAttribute('role') === 'switch') return `${nameOf(control)}: ${on ? 'on' : 'off'}`;
  // Of a group of choices only the one that was chosen is worth a word.
  return on ? `${nameOf(control)}: chosen` : '';
};

const pageName = (): string => document.querySelector('h1')?.textContent ?? '';

const hush = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') stopSpeaking();
};

const describeToast = ({ title, description }: Toast): string =>
  description === undefined ? title : `${title}. ${description}`;

/** Watches what changes on the screen and says it: notices, pages, switches and choices. Returns how to stop. */
export const startAudioDescriptions = (): (() => void) => {
  let page = pageName();
  let toast = currentToast()?.id;
  const stopToasts = watchToasts(() => {
    const shown = currentToast();
    if (shown !== null && shown.id !== toast) announce(describeToast(shown));
    toast = shown?.id;
  });
  const observer = new MutationObserver((changes) => {
    for (const { type, target, oldValue } of changes) {
      if (type !== 'attributes' || !(target instanceof Element)) continue;
      if (oldValue !== target.getAttribute('aria-checked')) announce(describeControl(target));
    }
    const name = pageName();
    if (name !== page && name !== '') announce(name);
    // Between two pages there is no heading for a moment; coming back to the same one is worth saying.
    page = name;
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-checked'],
    attributeOldValue: true,
  });
  document.addEventListener('keydown', hush);
  announce('Audio descriptions: on. Press Escape to stop the voice.');
  return () => {
    stopToasts();
    observer.disconnect();
    document.removeEventListener('keydown', hush);
    stopSpeaking();
  };
};
