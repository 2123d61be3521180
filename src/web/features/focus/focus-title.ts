import { useEffect } from 'react';
import { isTimeUp, secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { minutesLeft } from '#domain/focus/focus-words.ts';
import { personalTitle } from '#domain/head/personal-title.ts';

// Not out of the table of all pages, which nobody carries who has only opened one.
const own = personalTitle('Focus');

const titleFor = (session: FocusSession | null, now: number): string => {
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
      document.title = own;
    },
    [],
  );
};
