import { looksLikeScript } from '#domain/security/script-injection.ts';
import type { DraftErrors } from '#domain/tasks/validate-task.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';

/** Stored as the plain text it is; that it happened is told, never what was written. */
export const reportAccepted = (texts: readonly string[]): void => {
  if (texts.some(looksLikeScript)) recordSecurityEvent('injection_attempt', { form: 'task' });
};

export const reportRefused = (errors: DraftErrors): void =>
  recordSecurityEvent('invalid_input', { form: 'task', fields: Object.keys(errors) });

/** After the messages are on the page, so that the first wrong field can take the focus. */
export const focusFirstError = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
};
