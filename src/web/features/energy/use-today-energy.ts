import { useCallback, useSyncExternalStore } from 'react';
import { type Energy } from '#domain/energy/energy.ts';
import { decodeTodayEnergy, encodeTodayEnergy, todayEnergyKey } from '#domain/energy/today-energy.ts';
import { changeAdaptiveUi } from '#web/platform/appearance.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { today } from '#web/platform/clock.ts';

const listeners = new Set<() => void>();

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may have answered.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const read = (): Energy | null => decodeTodayEnergy(localStore.read(todayEnergyKey), today());

/** Today's energy, kept on this device; null until someone says. */
export const useTodayEnergy = (): readonly [Energy | null, (energy: Energy) => void] => {
  const energy = useSyncExternalStore(watch, read);
  const choose = useCallback((next: Energy) => {
    localStore.write(todayEnergyKey, encodeTodayEnergy(next, today()));
    for (const listener of listeners) listener();
    // The room follows: spec 1 §3.
    changeAdaptiveUi({ currentEnergy: next });
  }, []);
  return [energy, choose];
};
