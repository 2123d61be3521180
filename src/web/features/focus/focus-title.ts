import { useEffect } from 'react';
import { isTimeUp, secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/focus/focus-session.ts';
import { minutesLeft } from '#domain/focus/focus-words.ts';
import { headOf } from '#domain/head/page-heads.ts';

const titleFor = (session: FocusSession | null, now: number): string => {
  const own = headOf('/focus').title;
  if (session === null || session.phase === 'debrief') return own;
  if (isTimeUp(session, now)) return `${session.phase === 'break' ? 'Break over' : 'Time'} · ${own}`;
  const state = session.phase === 'paused' ? 'paused' : 'left';
  return `${minutesLeft(secondsLeft(session, now))} min ${state} · ${own}`;
};

/** Minutes left, in the tab. */
export const useFocusTitle = (session: FocusSession | null, now: number): void => {
  const title = titleFor(session, now);
  // At every drawing, since the frame writes the page's own title after the first one.
  useEffect(() => {
    if (document.title !== title) document.title = title;
  });
  useEffect(
    () => () => {
      document.title = headOf('/focus').title;
    },
    [],
  );
};
