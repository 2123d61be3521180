import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

/** Whoever comes back to a page after this long has come again. */
const awayMs = 5 * 60_000;

/** Lists of events and of devices, wherever they are shown by now. */
const readAgain = (queries: QueryClient): void => {
  for (const queryKey of [['security-desk'], ['sessions']]) void queries.invalidateQueries({ queryKey });
};

/** Tells somebody that a new device signed in to their account: on a visit of a device that was there before. */
export const DeviceNotices = () => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let lastLook = Date.now();
    const look = async (): Promise<void> => {
      lastLook = Date.now();
      const { tellNewDevice } = await import('#web/features/security-desk/threats/tell-new-device.ts');
      if (isLeft) return;
      await tellNewDevice({ backend, onDecided: () => readAgain(queries) });
    };
    const lookQuietly = (): void => {
      if (!isLeft) look().catch(() => undefined);
    };
    const comeBack = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - lastLook >= awayMs) lookQuietly();
    };
    whenIdle(lookQuietly);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [backend, queries]);
  return null;
};
