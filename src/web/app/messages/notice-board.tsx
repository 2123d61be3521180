import 'sonner/dist/styles.css';
import './notice-board.css';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { noticeBoard } from '#domain/notices/notice-limits.ts';
import { openBoard, type PostedNotice } from '#web/services/messages/notices.ts';
import { shownTheme } from '#domain/appearance/theme.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';

const icons = {
  success: <CircleCheck aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  close: <X aria-hidden="true" />,
};

const show = ({ kind, title, description, duration, action, also, onClose }: PostedNotice): void => {
  toast[kind](title ?? description, {
    duration,
    ...(title === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
    ...(onClose === undefined ? {} : { onDismiss: onClose }),
    // The library calls its second button so; it closes the notice as the first does.
    ...(also === undefined
      ? {}
      : { cancel: { label: also.label, onClick: also.run }, className: 'two-answers' }),
  });
};

// At the top, under the page's head: toasts have the bottom, and so will the player.
const place = { top: '5rem', left: '1rem', right: '1rem' };

/** Spec 1 §9: three visible, 4000 ms, 14 px apart. Loaded with the first notice. */
export const NoticeBoard = () => {
  const { chosen, device } = useAppearance();
  const theme = shownTheme(chosen.theme, device.lightTheme);
  useEffect(() => openBoard(show), []);
  return (
    <Toaster
      theme={theme}
      position="top-center"
      offset={place}
      mobileOffset={place}
      visibleToasts={noticeBoard.visible}
      duration={noticeBoard.duration}
      gap={noticeBoard.gap}
      closeButton
      icons={icons}
      className="notice-board"
      customAriaLabel="Background notices (Alt+T)"
      toastOptions={{ closeButtonAriaLabel: 'Close' }}
    />
  );
};
