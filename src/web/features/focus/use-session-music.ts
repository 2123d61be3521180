import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { isLive } from '#domain/focus/focus-timer.ts';
import { keepMusicOf, restoreMusicOf } from '#web/features/focus/music-after-reload.ts';
import { sessionMusic, silenceFor, unsilence } from '#web/features/focus/session-music.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';

/** The music follows the session, wherever it was paused: by a button, by voice, in another tab or on another device. */
export const useSessionMusic = (session: FocusSession | null): void => {
  const live = session !== null && isLive(session) ? session : null;
  const id = live?.id;
  const phase = live?.phase;
  const before = useRef<{ readonly id: string | undefined; readonly phase: string | undefined } | null>(null);

  useEffect(() => {
    const last = before.current;
    before.current = { id, phase };
    if (id === undefined || last?.id !== id) return;
    if (last.phase === 'focus' && phase === 'paused') silenceFor(id);
    if (last.phase === 'paused' && phase === 'focus') unsilence(id);
  }, [id, phase]);

  useEffect(() => {
    if (id !== undefined) void restoreMusicOf(id).catch(() => undefined);
  }, [id]);

  const keep = useEffectEvent(() => {
    if (id !== undefined) keepMusicOf(id);
  });
  useEffect(() => {
    const onHide = (): void => keep();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);

  // Music that somebody started by another button waits no more.
  useEffect(() => {
    let stop = (): void => undefined;
    const unload = onPlayerLoaded((player) => {
      stop = player.subscribe(() => {
        const { silencedBy, waits } = sessionMusic.get();
        if (player.view().isPlaying && (waits || silencedBy !== null)) {
          sessionMusic.set({ silencedBy: null, waits: false });
        }
      });
    });
    return () => {
      unload();
      stop();
    };
  }, []);
};
