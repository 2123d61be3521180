export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

interface Words {
  readonly kind: NoticeKind;
  readonly title?: string;
  readonly description?: string;
}

/** One at a time, for the outcome of what the person did. */
export interface ToastMessage extends Words {
  readonly regime: 'toast';
  readonly title: string;
}

/** Through the queue, for what happened in the background. The queue tells duplicates by their description. */
export interface NoticeMessage extends Words {
  readonly regime: 'notice';
  readonly description: string;
}

export type Message = ToastMessage | NoticeMessage;
