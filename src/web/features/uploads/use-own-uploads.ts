import { useEffect, useSyncExternalStore } from 'react';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { onServerChange } from '#web/services/records/server-changes.ts';
import type { OwnUploads, OwnUploadsView } from '#web/services/uploads/own-uploads.ts';

/** Where no stream comes through, or another tab has it, asking now and then has to do. */
const pollMs = 5000;

const isUnderWay = ({ analysis }: OwnUpload): boolean => analysis === 'pending' || analysis === 'processing';

/** The uploads as the server has them: looked up anew when something changes, and while something is being analysed. */
export const useOwnUploads = (own: OwnUploads): OwnUploadsView => {
  const view = useSyncExternalStore(own.subscribe, own.view);
  const waiting = view.uploads.some(isUnderWay);
  useEffect(() => {
    void own.refresh();
    return onServerChange(() => void own.refresh());
  }, [own]);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void own.refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [own, waiting]);
  return view;
};
