import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { encodeTodayEnergy, todayEnergyKey } from '#domain/energy/today-energy.ts';
import { type FocusSound, focusSoundKey, parseFocusSound } from '#domain/focus/focus-sound.ts';
import { waitForRecords } from '#web/app/voice-actions/wait-for-records.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { appearance, changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { readyChime } from '#web/platform/audio/chime.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { askPlayer } from '#web/services/player/player-events.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';
import { findOpenRecords } from '#web/services/records/open-records.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** Everything a spoken command may touch. */
export interface VoiceDeps {
  /** Null for a guest. */
  readonly userId: string | null;
  readonly player: () => Promise<Player>;
  /** The specification's window events, with how each went. */
  readonly askPlayer: Pick<typeof askPlayer, 'mood' | 'action'>;
  /** Null where they are not there in time. */
  readonly records: () => Promise<RecordStore | null>;
  readonly navigate: (path: string) => void;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly mood: () => Mood;
  /** The room follows; gives back how to have it as it was. */
  readonly feel: (mood: Mood) => () => void;
  readonly energize: (energy: Energy) => () => void;
  /** What plays when a session begins. */
  readonly focusSound: () => FocusSound;
  /** Somebody is in this session, in this tab. */
  readonly join: (sessionId: string, chimes: boolean) => void;
}

interface Here {
  readonly userId: string | null;
  readonly navigate: (path: string) => void;
}

const feel = (mood: Mood): (() => void) => {
  const { currentMood } = appearance().chosen.adaptive;
  changeAdaptiveUi({ currentMood: mood });
  return () => changeAdaptiveUi({ currentMood });
};

const energize = (energy: Energy): (() => void) => {
  const kept = localStore.read(todayEnergyKey);
  const { currentEnergy } = appearance().chosen.adaptive;
  localStore.write(todayEnergyKey, encodeTodayEnergy(energy, dayOf(new Date())));
  changeAdaptiveUi({ currentEnergy: energy });
  return () => {
    if (kept === null) localStore.remove(todayEnergyKey);
    else localStore.write(todayEnergyKey, kept);
    changeAdaptiveUi({ currentEnergy });
  };
};

/** The page as it is. */
export const voiceDeps = ({ userId, navigate }: Here): VoiceDeps => ({
  userId,
  navigate,
  player: loadPlayer,
  askPlayer,
  records: async () => (userId === null ? null : waitForRecords(() => findOpenRecords(userId))),
  now: () => new Date(),
  newId,
  mood: () => appearance().chosen.adaptive.currentMood,
  feel,
  energize,
  focusSound: () => parseFocusSound(localStore.read(focusSoundKey)) ?? 'none',
  join: (sessionId, chimes) => {
    if (chimes) readyChime();
    joinSession(sessionId);
  },
});
