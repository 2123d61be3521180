import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { localStore } from '#web/platform/browser-storage.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { onServerChange } from '#web/services/records/server-changes.ts';
import { offeredUploadsKey } from '#web/services/uploads/offered-uploads-key.ts';

/** A reviewer goes through several uploads of the same person: told in one, not one by one. */
const settleMs = 2000;

/** Tells somebody who offered music what became of it, wherever they are. Nobody else pays for it. */
export const VerdictNotices = ({ userId }: { readonly userId: string }) => {
  const navigate = useNavigate();
  const open = useEffectEvent(() => void navigate('/upload'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = async (): Promise<void> => {
      const { tellVerdicts } = await import('#web/services/uploads/tell-verdicts.ts');
      await tellVerdicts(userId, open);
    };
    const look = (wait: number): void => {
      if (localStore.read(offeredUploadsKey(userId)) === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => void tell().catch(() => undefined), wait);
    };
    let left = false;
    whenIdle(() => {
      if (!left) look(0);
    });
    const stop = onServerChange(() => look(settleMs));
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [userId]);
  return null;
};
