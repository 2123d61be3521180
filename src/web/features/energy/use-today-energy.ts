import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Energy } from '#domain/records/kinds/energy.ts';
import { decodeTodayEnergy, encodeTodayEnergy, todayEnergyKey } from '#domain/energy/today-energy.ts';
import { recordedEnergyOn, recordEnergy } from '#web/features/energy/record-energy.ts';
import { useThisHour } from '#web/features/energy/use-this-hour.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { createStorageListeners } from '#web/platform/storage-listeners.ts';
import { today } from '#web/platform/clock/clock.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';

// Another tab may have answered.
const { subscribe, notify } = createStorageListeners();

const read = (): Energy | null => decodeTodayEnergy(localStore.read(todayEnergyKey), today());

const keep = (energy: Energy): void => {
  localStore.write(todayEnergyKey, encodeTodayEnergy(energy, today()));
  notify();
  // The room follows: spec 1 §3.
  changeAdaptiveUi({ currentEnergy: energy });
};

/** Today's energy, from wherever it was said last; null until someone says. */
export const useTodayEnergy = (): readonly [Energy | null, (energy: Energy) => void] => {
  const store = useRecordStore();
  const onDevice = useSyncExternalStore(subscribe, read);
  const now = useThisHour();
  const said = recordedEnergyOn(useRecords('energyChecks'), new Date(now));
  useEffect(() => {
    // Said on another device, or after a session: this room follows too. Once, and not again when it is rearranged.
    if (said !== null && said !== read()) keep(said);
  }, [said]);
  const choose = useCallback(
    (next: Energy) => {
      recordEnergy(store, next, new Date());
      keep(next);
    },
    [store],
  );
  return [said ?? onDevice, choose];
};
