import { useEffect, useEffectEvent } from 'react';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { focusTimer, isLive } from '#domain/focus/focus-timer.ts';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import { endDuplicateSessions } from '#web/features/focus/end-duplicate-sessions.ts';
import { noteLiveSession } from '#web/features/focus/live-session-hint.ts';
import { StartQuestion } from '#web/features/focus/start-question.tsx';
import { useFocus } from '#web/features/focus/use-focus.ts';
import { useSessionMusic } from '#web/features/focus/use-session-music.ts';
import { useSessionTab } from '#web/features/focus/use-session-tab.ts';
import { chime, chimeIsReady, readyChime } from '#web/platform/audio/chime.ts';
import { notifyPermission, notifySystem } from '#web/platform/notification.ts';
import { firstToClaim } from '#web/platform/first-to-claim.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useSettings } from '#web/services/records/use-settings.ts';

const titles = { focus: 'Time is up', break: 'The break is over' } as const;

type Wishes = Pick<PersonalSettings, 'notifyAtEnd' | 'chimeAtEnd'>;

const ring = async (key: string, wishes: Wishes, over: 'focus' | 'break', body: string): Promise<void> => {
  // Each on its own, and only who can: a tab nobody touched must not take the chime away from one that may sound.
  if (wishes.chimeAtEnd && chimeIsReady() && (await firstToClaim(`${key}:chime`))) chime();
  const mayNotify = wishes.notifyAtEnd && notifyPermission() === 'granted';
  if (mayNotify && (await firstToClaim(`${key}:notice`))) {
    notifySystem({ title: titles[over], body, tag: key });
  }
};

/** The end of the stretch that runs, under one name; null while it runs. */
const dueAlert = (stored: FocusSession | undefined, now: number) =>
  stored === undefined
    ? undefined
    : focusTimer(stored, { type: 'return' }, now).effects.find((effect) => effect.kind === 'alert');

/**
 * On every page while somebody is signed in: says when the time is up, shows the session in the tab, lets the music
 * follow it, and sees to it that one session runs and not two.
 */
export const FocusEffects = () => {
  const store = useRecordStore();
  const [settings] = useSettings();
  const { session, now } = useFocus();
  const tasks = useRecords('tasks');
  const alert = dueAlert(session === null ? undefined : store.get('focusSessions', session.id), now);
  const { key, over } = alert ?? {};
  const live = session !== null && isLive(session);
  const subject = session === null ? null : sessionSubject(session, tasks);
  useSessionTab(session, subject, now);
  useSessionMusic(session);
  const { userId } = store;
  useEffect(() => noteLiveSession(userId, live), [userId, live]);

  // The wishes count at the moment it rings.
  const ringFor = useEffectEvent((due: string, ended: 'focus' | 'break') => {
    const current = store.all('focusSessions').find(({ id }) => due.startsWith(id));
    const about = current && sessionSubject(current, store.all('tasks'));
    void ring(due, settings, ended, about ?? 'Take a break, go on a little, or finish.');
  });
  useEffect(() => {
    if (key !== undefined && over !== undefined) ringFor(key, over);
  }, [key, over]);

  // A reload takes the right to sound with it; the next touch gives it back.
  const chimes = live && settings.chimeAtEnd;
  useEffect(() => {
    if (!chimes) return undefined;
    document.addEventListener('pointerdown', readyChime);
    document.addEventListener('keydown', readyChime);
    return () => {
      document.removeEventListener('pointerdown', readyChime);
      document.removeEventListener('keydown', readyChime);
    };
  }, [chimes]);

  useEffect(() => {
    const look = (): void => endDuplicateSessions(store, Date.now());
    look();
    return store.watch(look);
  }, [store]);

  return <StartQuestion session={session} now={now} />;
};
