import { newVersion } from '#domain/notices/visitor-messages.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { startServiceWorker } from '#web/platform/service-worker.ts';

/** The person decides when to change: nothing is loaded anew under their hands. */
const offer = (takeOver: () => void): void =>
  showMessage(newVersion, { duration: Infinity, action: { label: 'Update now', run: takeOver } });

export const startOffline = (): Promise<void> => startServiceWorker(offer);
