import { useEffect } from 'react';
import { useStore } from '#web/platform/use-store.ts';
import { deviceMeaning } from '#web/services/memory/device/device-meaning.ts';
import { copyMemories, forgetCopy, indexCopy } from '#web/services/memory/device/device-memories.ts';
import { useMemories, useMemorySettings } from '#web/services/memory/use-memory.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

const quietly = (): void => undefined;

/**
 * Keeps this device's copy of memories as the server has them: what was forgotten goes from here too, and all of it when
 * memory is switched off. Without a network the copy stays as it is.
 */
export const useDeviceCopy = (): void => {
  const { userId } = useRecordStore();
  const { settings, known } = useMemorySettings();
  const { data: memories } = useMemories();
  const { phase } = useStore(deviceMeaning);
  const isOff = known && !settings.enabled;
  useEffect(() => deviceMeaning.look(), []);
  useEffect(() => {
    if (isOff) forgetCopy(userId).catch(quietly);
  }, [isOff, userId]);
  useEffect(() => {
    if (memories === undefined || isOff) return undefined;
    const leaving = new AbortController();
    const copy = async (): Promise<void> => {
      await copyMemories(userId, memories);
      if (phase === 'ready' && !leaving.signal.aborted) await indexCopy(userId, leaving.signal);
    };
    copy().catch(quietly);
    return () => leaving.abort();
  }, [memories, phase, isOff, userId]);
};
