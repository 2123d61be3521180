import type { Message } from '#domain/notices/message.ts';
import { say } from '#web/services/messages/show-message.ts';
import type { ToastAction } from '#web/services/messages/toasts.ts';

export interface Said {
  readonly message: Message;
  readonly action: ToastAction | undefined;
}

type Ear = (said: Said) => void;

let ear: Ear | null = null;

/** Behind a dialog nobody sees a notice: while Now Playing is open, it says by itself what is to be said. */
export const listenInstead = (listener: Ear): (() => void) => {
  ear = listener;
  return () => {
    if (ear === listener) ear = null;
  };
};

export const sayMusic = (message: Message, action?: ToastAction): void => {
  if (ear !== null) ear({ message, action });
  else say(message, action === undefined ? {} : { action });
};
