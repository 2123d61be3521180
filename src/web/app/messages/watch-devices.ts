import type { QueryClient } from '@tanstack/react-query';
import { tellNewDevice } from '#web/features/security-desk/threats/tell-new-device.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/** Whoever comes back to a page after this long has come again. */
const awayMs = 5 * 60_000;

/** Pages that show the same in full: a notice would only cover it. */
const tellThemselves: ReadonlySet<string> = new Set(['/threat-detection', '/sessions']);

/** Tells somebody that a new device signed in to their account: on a visit of a device that was there before. */
export const watchDevices = async (
  backend: Backend,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<void> => {
  let lastLook = 0;
  // Lists of events and of devices, wherever they are shown by then.
  const onDecided = (): void => {
    for (const queryKey of [['security-desk'], ['sessions']]) void queries.invalidateQueries({ queryKey });
  };
  const look = async (): Promise<void> => {
    if (tellThemselves.has(location.pathname)) return;
    if (signal.aborted || document.visibilityState !== 'visible' || Date.now() - lastLook < awayMs) return;
    lastLook = Date.now();
    await tellNewDevice({ backend, onDecided });
  };
  document.addEventListener('visibilitychange', () => void look().catch(() => undefined), { signal });
  await look();
};
