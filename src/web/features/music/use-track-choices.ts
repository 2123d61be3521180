import { useMemo } from 'react';
import { preferencesOf } from '#domain/music/score-tracks.ts';
import { banChange } from '#domain/music/track-changes.ts';
import type { Track } from '#domain/music/track.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { TrackChoices } from '#web/features/music/music-props.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** From the person's own records; every choice can be undone. */
export const useTrackChoices = (): TrackChoices => {
  const store = useRecordStore();
  const choices = useRecords('trackChoices');
  const heard = useRecords('heardTracks');
  const sessions = useRecords('focusSessions');
  return useMemo(() => {
    const choose = (trackId: string, banned: boolean): (() => void) =>
      store.write([banChange(trackId, banned, new Date().toISOString())]);
    return {
      ...preferencesOf(choices, heard, sessions),
      onBan: ({ id, title }: Track) => {
        const undo = choose(id, true);
        showMessage(catalogue.trackPutAside, {
          description: `${title} won’t play until you bring it back.`,
          action: { label: 'Undo', run: undo },
        });
      },
      onUnban: (trackId: string) => {
        const undo = choose(trackId, false);
        showMessage(catalogue.trackBack, { action: { label: 'Undo', run: undo } });
      },
    };
  }, [store, choices, heard, sessions]);
};
