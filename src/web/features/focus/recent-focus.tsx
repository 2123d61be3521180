import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { energyLabels } from '#domain/records/kinds/energy.ts';
import { focusByDay, lifetimeSeconds } from '#domain/focus/focus-history.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { focusedInWords } from '#domain/focus/focus-words.ts';
import { forgetHeard } from '#domain/music/track-changes.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import { progressLabels } from '#web/features/focus/answer-labels.ts';
import { clockTime } from '#web/features/focus/clock-time.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { dayWords } from '#web/platform/clock/local-words.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

const daysAtOnce = 7;

const energyWords = ({ energyBefore, energyAfter }: FocusSession): string | null => {
  if (energyBefore === null && energyAfter === null) return null;
  const before = energyBefore === null ? 'not asked' : energyLabels[energyBefore].toLowerCase();
  const after = energyAfter === null ? 'not asked' : energyLabels[energyAfter].toLowerCase();
  return `energy ${before} → ${after}`;
};

interface PastSessionProps {
  readonly session: FocusSession;
  readonly about: string;
}

const PastSession = ({ session, about }: PastSessionProps) => {
  const store = useRecordStore();
  const remove = (): void => {
    const undo = store.write([
      { kind: 'focusSessions', id: session.id, deleted: true },
      ...forgetHeard(session.id, store.all('heardTracks')),
    ]);
    showMessage(catalogue.deleted, { description: about, action: { label: 'Undo', run: undo } });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const facts = [
    clockTime(Date.parse(session.startedAt)),
    focusedInWords(session.focusedSeconds),
    session.progress === null ? null : progressLabels[session.progress].toLowerCase(),
    energyWords(session),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1 pt-1.5">
        <p className="text-lg leading-snug">{about}</p>
        <p className="text-muted">{facts.join(' · ')}</p>
        {session.note !== '' && <p className="text-muted">“{session.note}”</p>}
      </div>
      <Button kind="plain" size="icon" aria-label={`Delete the session for “${about}”`} onClick={remove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
};

interface RecentFocusProps {
  readonly sessions: readonly FocusSession[];
  readonly tasks: readonly Task[];
}

/** What was given to focus, and nothing about what was not. */
export const RecentFocus = ({ sessions, tasks }: RecentFocusProps) => {
  const [shown, setShown] = useState(daysAtOnce);
  const days = focusByDay(sessions, (moment) => dayOf(new Date(moment)));
  if (days.length === 0) return null;
  return (
    <Disclosure name="Recent focus" hint={`${focusedInWords(lifetimeSeconds(sessions))} in all`}>
      {days.slice(0, shown).map(({ day, seconds, sessions: past }) => (
        <section key={day} aria-label={dayWords(day, today())} className="mt-3 mb-6">
          <h3 className="flex flex-wrap items-baseline gap-x-3 font-medium">
            {dayWords(day, today())}
            <span className="font-normal text-muted">{focusedInWords(seconds)}</span>
          </h3>
          <ul className="divide-y divide-line">
            {past.map((session) => (
              <PastSession
                key={session.id}
                session={session}
                about={sessionSubject(session, tasks) ?? 'Just focus'}
              />
            ))}
          </ul>
        </section>
      ))}
      {days.length > shown && <Button onClick={() => setShown(shown + daysAtOnce)}>Show earlier days</Button>}
    </Disclosure>
  );
};
