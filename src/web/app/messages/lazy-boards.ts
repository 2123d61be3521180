/** Both boards and their libraries come with the first message, never with the page. */
export const loadToastBoard = async () => (await import('#web/app/messages/toast-board.tsx')).ToastBoard;
export const loadNoticeBoard = async () => (await import('#web/app/messages/notice-board.tsx')).NoticeBoard;
