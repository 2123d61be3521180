import type { Message } from '#domain/notices/message.ts';
import { notify } from '#web/services/messages/notices.ts';
import { showToast, type ToastAction } from '#web/services/messages/toasts.ts';

interface Details {
  /** A name, say, in place of the catalogue's words. */
  readonly description?: string;
  readonly action?: ToastAction;
  /** A second thing one may want at once. */
  readonly also?: ToastAction;
  /** Of a notice: put away without an answer. */
  readonly onClose?: () => void;
  /** Where it is not its kind's own, in milliseconds: for one that waits to be answered, say. */
  readonly duration?: number;
}

/** Says a message of the catalogue where the catalogue wants it. */
export const showMessage = (
  message: Message,
  { description, action, also, onClose, duration }: Details = {},
): void => {
  if (message.regime === 'toast') {
    showToast({
      title: message.title,
      description: description ?? message.description,
      action,
      also,
      polite: message.kind === 'info',
      duration,
    });
    return;
  }
  const { kind, title } = message;
  notify({ kind, title, description: description ?? message.description, action, also, onClose, duration });
};
