import { announce, placeLiveRegion, stopSpeaking } from '#web/services/audio-descriptions/announcer.ts';
import { currentToast, type Toast, watchToasts } from '#web/services/messages/toasts.ts';

const labelFor = (id: string): Element | null =>
  id === '' ? null : document.querySelector(`label[for="${CSS.escape(id)}"]`);

const nameOf = (control: Element): string => {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : labelFor(control.id);
  return (control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent).trim();
};

const describeSwitch = (control: Element): string =>
  `${nameOf(control)}: ${control.getAttribute('aria-checked') === 'true' ? 'on' : 'off'}`;

const describeInput = (input: HTMLInputElement): string => {
  if (input.type === 'radio') return `${nameOf(input)}: chosen`;
  if (input.type === 'checkbox') return `${nameOf(input)}: ${input.checked ? 'on' : 'off'}`;
  return input.type === 'range'
    ? `${nameOf(input)}: ${input.getAttribute('aria-valuetext') ?? input.value}`
    : '';
};

const describeChange = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement) announce(describeInput(target));
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
    placeLiveRegion();
    for (const { type, target, oldValue } of changes) {
      if (type !== 'attributes' || !(target instanceof Element)) continue;
      if (target.getAttribute('role') === 'switch' && oldValue !== target.getAttribute('aria-checked')) {
        announce(describeSwitch(target));
      }
    }
    const name = pageName();
    if (name !== page && name !== '') announce(name);
    // Between two pages there is no heading for a moment; coming back to the same one is worth saying.
    page = name;
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-checked', 'open'],
    attributeOldValue: true,
  });
  document.addEventListener('keydown', hush);
  document.addEventListener('change', describeChange);
  announce(page);
  return () => {
    stopToasts();
    observer.disconnect();
    document.removeEventListener('keydown', hush);
    document.removeEventListener('change', describeChange);
    stopSpeaking();
  };
};
