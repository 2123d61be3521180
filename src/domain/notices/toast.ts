import type { NoticeKind, NoticeMessage, ToastMessage } from '#domain/notices/message.ts';

export const toast = (kind: NoticeKind, title: string, description?: string): ToastMessage => ({
  regime: 'toast',
  kind,
  title,
  ...(description === undefined ? {} : { description }),
});

export const notice = (kind: NoticeKind, description: string): NoticeMessage => ({
  regime: 'notice',
  kind,
  description,
});
