import { useCallback } from 'react';
import { moodOf } from '#domain/energy/feeling.ts';
import type { Feeling } from '#domain/records/kinds/feeling.ts';
import { feelingSaid, newestFeeling, sayFeelingChange } from '#domain/energy/say-feeling.ts';
import { useThisHour } from '#web/features/energy/use-this-hour.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';

const sameDayAs =
  (now: number) =>
  (at: string): boolean =>
    dayOf(new Date(at)) === dayOf(new Date(now));

/** How the person said they feel today; null until they say. */
export const useFeeling = (): readonly [Feeling | null, (feeling: Feeling) => void] => {
  const store = useRecordStore();
  const checks = useRecords('feelingChecks');
  const { currentMood } = useAppearance().chosen.adaptive;
  const newest = newestFeeling(checks, sameDayAs(useThisHour()));
  const say = useCallback(
    (feeling: Feeling) => {
      const now = Date.now();
      const last = newestFeeling(store.all('feelingChecks'), sameDayAs(now));
      store.write([sayFeelingChange(last, feeling, now, newId())]);
      changeAdaptiveUi({ currentMood: moodOf(feeling) });
    },
    [store],
  );
  return [feelingSaid(newest, currentMood), say];
};
