import { type ReactNode, useSyncExternalStore } from 'react';
import { loadNoticeBoard, loadToastBoard } from '#web/app/messages/lazy-boards.ts';
import { postedNotices, watchNotices } from '#web/services/messages/notices.ts';
import { currentToast, watchToasts } from '#web/services/messages/toasts.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const nothing = {};

const Toasts = () => {
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  return <LazyPart need={toast?.id ?? 0} load={loadToastBoard} props={{ toast }} />;
};

const Notices = () => {
  const posted = useSyncExternalStore(watchNotices, postedNotices, () => 0);
  return <LazyPart need={posted} load={loadNoticeBoard} props={nothing} />;
};

export const Toaster = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <Toasts />
    <Notices />
  </>
);
