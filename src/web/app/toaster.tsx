import { type ReactNode, useSyncExternalStore } from 'react';
import { loadNoticeBoard, loadToastBoard } from '#web/app/late-boards.ts';
import { postedNotices, watchNotices } from '#web/platform/notices.ts';
import { currentToast, watchToasts } from '#web/platform/toasts.ts';
import { useLatePart } from '#web/ui/use-late-part.ts';

const Toasts = () => {
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  const ToastBoard = useLatePart(toast?.id ?? 0, loadToastBoard);
  return ToastBoard && <ToastBoard toast={toast} />;
};

const Notices = () => {
  const posted = useSyncExternalStore(watchNotices, postedNotices, () => 0);
  const NoticeBoard = useLatePart(posted, loadNoticeBoard);
  return NoticeBoard && <NoticeBoard />;
};

export const Toaster = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <Toasts />
    <Notices />
  </>
);
