import type { Message } from '#domain/notices/message.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import type { ToastAction } from '#web/services/messages/toasts.ts';

export interface MusicMessage {
  readonly message: Message;
  readonly action: ToastAction | undefined;
}

type Ear = (said: MusicMessage) => void;

let ear: Ear | null = null;

/** Behind a dialog nobody sees a notice: while Now Playing is open, it says by itself what is to be said. */
export const takeOverMusicMessages = (listener: Ear): (() => void) => {
  ear = listener;
  return () => {
    if (ear === listener) ear = null;
  };
};

export const showMusicMessage = (message: Message, action?: ToastAction): void => {
  if (ear !== null) ear({ message, action });
  else showMessage(message, action === undefined ? {} : { action });
};
