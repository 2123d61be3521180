import { checkInChange } from '#domain/energy/check-in.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { replyToCommand } from '#domain/voice/reply.ts';
import { did, type Outcome } from '#web/app/voice-actions/outcome.ts';
import type { VoiceDeps } from '#web/app/voice-actions/voice-deps.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** The check-in of the energy chips: a new one, or a change to the one of a few minutes ago. */
export const logEnergy = (energy: Energy, store: RecordStore, deps: VoiceDeps): Outcome => {
  const moment = deps.now();
  const day = dayOf(moment);
  const change = checkInChange(store.all('energyChecks'), energy, {
    id: deps.newId(),
    now: moment.getTime(),
    hour: moment.getHours(),
    isToday: (at) => dayOf(new Date(at)) === day,
  });
  const putCheckBack = change === null ? null : store.write([change]);
  const putRoomBack = deps.energize(energy);
  return did(replyToCommand({ type: 'log_energy', energy }), () => {
    putCheckBack?.();
    putRoomBack();
  });
};
