import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { taskIdOf } from '#domain/focus/focus-href.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { isLive } from '#domain/focus/focus-timer.ts';
import { spokenLine } from '#domain/focus/focus-words.ts';
import { sortByFit } from '#domain/tasks/choose-task.ts';
import { candidatesForNow } from '#domain/tasks/task-place.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import { FocusRoom } from '#web/features/focus/focus-room.tsx';
import { type FocusPlan, FocusStart } from '#web/features/focus/focus-start.tsx';
import { useFocusTitle } from '#web/features/focus/focus-title.ts';
import { HowItEnds } from '#web/features/focus/how-it-ends.tsx';
import { useJoinedSession } from '#web/features/focus/joined-session.ts';
import { RecentFocus } from '#web/features/focus/recent-focus.tsx';
import { ResumeCard } from '#web/features/focus/resume-card.tsx';
import { SoundChoice, useFocusSound } from '#web/features/focus/sound-choice.tsx';
import { useFocus } from '#web/features/focus/use-focus.ts';
import { openSteps } from '#web/features/focus/use-steps.ts';
import { StartWithRitual } from '#web/features/rituals/start-with-ritual.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useUsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import { readyChime } from '#web/platform/audio/chime.ts';
import { playMoodSoon } from '#web/services/player/play-mood-soon.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useSettings } from '#web/services/records/use-settings.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { useRestoreFocus } from '#web/platform/use-restore-focus.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

const mostTasks = 3;

/** What is known besides the plan; a ritual asks for energy and mood itself. */
type Flow = Pick<FocusSession, 'ritual' | 'mood' | 'energyBefore'>;

export const Page = () => {
  const tasks = useRecords('tasks');
  const steps = useRecords('taskSteps');
  const sessions = useRecords('focusSessions');
  const [settings, changeSettings] = useSettings();
  const [energy, chooseEnergy] = useTodayEnergy();
  const { currentMood } = useAppearance().chosen.adaptive;
  const [search] = useSearchParams();
  const heard = useRecords('heardTracks');
  const [sound, chooseSound] = useFocusSound();
  const joined = useJoinedSession();
  const today = useToday();

  const { complete } = useTaskActions();
  const usualOf = useUsualMinutes();
  const focus = useFocus({ onTaskDone: complete });
  const { session, now } = focus;
  useFocusTitle(session, now);

  const wantedId = taskIdOf(search);
  const wanted = tasks.find(({ id, doneAt }) => id === wantedId && doneAt === null);
  const start = (plan: FocusPlan, flow: Flow): void => {
    if (settings.chimeAtEnd) readyChime();
    if (plan.minutesChosen) changeSettings({ focusMinutes: plan.minutes });
    focus.start({
      taskId: plan.task?.id ?? null,
      stepId: plan.task === null ? null : (openSteps(steps, plan.task.id)[0]?.id ?? null),
      intention: plan.intention,
      minutes: plan.minutes,
      ...flow,
    });
  };
  const withRitual = (plan: FocusPlan): ReactNode => (
    <StartWithRitual
      EnergyChoice={EnergyChips}
      onComplete={({ ritual, mood, energy: energyBefore }) => {
        // The room, the list and the session all begin as the ritual ended.
        chooseEnergy(energyBefore);
        changeAdaptiveUi({ currentMood: mood });
        start(plan, { ritual, mood, energyBefore });
      }}
    />
  );
  const interrupted = session !== null && isLive(session) && joined !== session.id;
  useRestoreFocus(interrupted);

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading>Focus</PageHeading>
      <output className="sr-only">{spokenLine(session, now)}</output>
      <div className="mt-8">
        {session === null && (
          <FocusStart
            tasks={sortByFit(candidatesForNow(tasks, today), energy).slice(0, mostTasks)}
            wanted={wanted}
            minutes={settings.focusMinutes}
            minutesOf={(task) => usualOf(task) ?? task.estimatedMinutes}
            sound={<SoundChoice value={sound} onChange={chooseSound} />}
            onStart={(plan) => {
              start(plan, { ritual: null, mood: currentMood, energyBefore: energy });
              if (sound !== 'none') playMoodSoon(sound);
            }}
            ritual={withRitual}
          />
        )}
        {session !== null &&
          (interrupted ? (
            <ResumeCard />
          ) : (
            <FocusRoom
              focus={focus}
              session={session}
              about={sessionSubject(session, tasks)}
              EnergyChoice={EnergyChips}
              soundPlayed={heard.some(({ focusId }) => focusId === session.id)}
            />
          ))}
      </div>
      <div className="mt-14 space-y-8" data-distraction>
        <HowItEnds settings={settings} onChange={changeSettings} />
        {(session === null || !isLive(session)) && <RecentFocus sessions={sessions} tasks={tasks} />}
      </div>
    </div>
  );
};
