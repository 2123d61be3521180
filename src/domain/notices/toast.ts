import type { NoticeKind, ToastMessage } from '#domain/notices/message.ts';

export const toast = (kind: NoticeKind, title: string, description?: string): ToastMessage => ({
  regime: 'toast',
  kind,
  title,
  ...(description === undefined ? {} : { description }),
});
