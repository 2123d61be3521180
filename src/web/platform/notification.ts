export type NotifyPermission = 'unsupported' | 'default' | 'granted' | 'denied';

export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the browser, which asks the person. Only ever from a switch they moved. */
export const askToNotify = async (): Promise<NotifyPermission> => {
  const now = notifyPermission();
  return now === 'default' ? Notification.requestPermission() : now;
};

interface SystemNotice {
  readonly title: string;
  readonly body: string;
  /** A second one of the same name takes the place of the first. */
  readonly tag: string;
}

const throughServiceWorker = async ({ title, body, tag }: SystemNotice): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body, tag });
};

/** A message of the operating system, where it is allowed. The page's own card says the same, so failing is silent. */
export const notifySystem = (notice: SystemNotice): void => {
  if (notifyPermission() !== 'granted') return;
  try {
    const shown = new Notification(notice.title, { body: notice.body, tag: notice.tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Android takes them from a service worker alone.
    if ('serviceWorker' in navigator) throughServiceWorker(notice).catch(() => undefined);
  }
};
