import { useEffect, useState } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { heldMemories } from '#web/services/memory/device/memory-database.ts';
import { useMemories, useMemorySettings } from '#web/services/memory/use-memory.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

const none: readonly Memory[] = [];

/** As the server has them; this device's copy where nobody can reach it. */
export const useMemoriesAtHand = (): readonly Memory[] => {
  const { userId } = useRecordStore();
  const { known, isError: noSettings } = useMemorySettings();
  const { data, isError } = useMemories();
  const [held, setHeld] = useState(none);
  const away = data === undefined && (isError || (noSettings && !known));
  useEffect(() => {
    if (!away) return undefined;
    let isCurrent = true;
    heldMemories(userId).then(
      ({ memories }) => isCurrent && setHeld(memories),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [away, userId]);
  return data ?? (away ? held : none);
};
