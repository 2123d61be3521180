import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { nowAndNext } from '#domain/dashboard/now-and-next.ts';
import { taskIdOf } from '#domain/focus/focus-href.ts';
import { gentleMinutes } from '#domain/energy/feeling.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { isLive } from '#domain/focus/focus-timer.ts';
import { spokenLine } from '#domain/focus/focus-words.ts';
import { minutesFor } from '#domain/focus/session-plan.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import type { RitualResult } from '#domain/rituals/ritual-machine.ts';
import { sortByFit } from '#domain/tasks/choose-task.ts';
import { candidatesForNow } from '#domain/tasks/task-place.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { useFeeling } from '#web/features/energy/use-feeling.ts';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { FocusAfter } from '#web/features/focus/focus-after.tsx';
import { FocusRoom } from '#web/features/focus/focus-room.tsx';
import { type FocusPlan, FocusStart } from '#web/features/focus/focus-start.tsx';
import { HowItEnds } from '#web/features/focus/how-it-ends.tsx';
import { useJoinedSession } from '#web/features/focus/joined-session.ts';
import { justEnded } from '#web/features/focus/just-ended.ts';
import { ReadyCard } from '#web/features/focus/ready-card.tsx';
import { RecentFocus } from '#web/features/focus/recent-focus.tsx';
import { knownSound } from '#web/features/focus/remembered-sound.ts';
import { ResumeCard } from '#web/features/focus/resume-card.tsx';
import { RitualMeanwhile, type RitualProps } from '#web/features/focus/ritual-meanwhile.tsx';
import { SoundChoice } from '#web/features/focus/sound-choice.tsx';
import { useFocus } from '#web/features/focus/use-focus.ts';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { SoundMemory } from '#web/features/memory/uses/sound-memory.tsx';
import { SuggestionHint } from '#web/features/memory/uses/suggestion-hint.tsx';
import { FlowRitual } from '#web/features/rituals/flow-ritual.tsx';
import { StartWithRitual } from '#web/features/rituals/start-with-ritual.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import { useStore } from '#web/platform/use-store.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';
import { useSettings } from '#web/services/records/use-settings.ts';
import { useRestoreFocus } from '#web/platform/use-restore-focus.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

const mostTasks = 3;

const Ritual = (props: RitualProps<RitualResult>) => <FlowRitual {...props} EnergyChoice={EnergyChips} />;

/** Forgotten when somebody goes elsewhere: the next visit begins anew. */
const useJustEnded = (sessions: readonly FocusSession[]): FocusSession | null => {
  const id = useStore(justEnded);
  useEffect(() => () => justEnded.set(null), []);
  return sessions.find((session) => session.id === id && session.phase === 'ended') ?? null;
};

export const Page = () => {
  const store = useRecordStore();
  const tasks = useRecords('tasks');
  const sessions = useRecords('focusSessions');
  const samples = useSamples();
  const [settings, changeSettings] = useSettings();
  const [energy, chooseEnergy] = useTodayEnergy();
  const [feeling] = useFeeling();
  const [search] = useSearchParams();
  const heard = useRecords('heardTracks');
  const [chosen, chooseSound] = useState(() => knownSound(store));
  const [setsUp, setSetsUp] = useState(false);
  const joined = useJoinedSession();
  const today = useToday();

  const { complete } = useTaskActions();
  const startFocus = useStartFocus();
  const focus = useFocus({ onTaskDone: complete });
  const { session, now } = focus;
  const ended = useJustEnded(sessions);
  const minutesOf = (task: Parameters<typeof minutesFor>[0]): number =>
    minutesFor(task, samples, gentleMinutes(settings.focusMinutes, feeling));
  const soundPlayed = (of: FocusSession): boolean => heard.some(({ focusId }) => focusId === of.id);

  const wantedId = taskIdOf(search);
  const wanted = tasks.find(({ id, doneAt }) => id === wantedId && doneAt === null);
  const sound = chosen ?? 'none';
  const start = (plan: FocusPlan, flow: Partial<RitualResult> = {}): void => {
    if (plan.minutesChosen) changeSettings({ focusMinutes: plan.minutes });
    const { task, intention, minutes } = plan;
    startFocus({ task, intention, minutes, sound, ...flow });
  };
  // The room, the list and the session all begin as the ritual ended.
  const settle = ({ mood, energy: there }: RitualResult): void => {
    chooseEnergy(there);
    changeAdaptiveUi({ currentMood: mood });
  };
  const withRitual = (plan: FocusPlan): ReactNode => (
    <StartWithRitual
      EnergyChoice={EnergyChips}
      onComplete={(result) => {
        settle(result);
        start(plan, result);
      }}
    />
  );
  const soundMemory = (task: Task | null): ReactNode => (
    <SoundMemory task={task} sound={sound} onChoose={chooseSound} />
  );
  const interrupted = session !== null && isLive(session) && joined !== session.id;
  useRestoreFocus(interrupted);

  const { now: next } = nowAndNext(tasks, {
    today,
    energy,
    skipped: ended?.progress === 'stuck' && ended.taskId !== null ? [ended.taskId] : [],
    started: startedTasks(sessions),
  });
  const changeLength = (minutes: number): void => {
    focus.send({ type: 'set-length', minutes });
    const task = tasks.find(({ id }) => id === session?.taskId);
    // A task has its own time; otherwise this is what somebody likes.
    if (task === undefined || task.estimatedMinutes === null) changeSettings({ focusMinutes: minutes });
  };

  const idle = (): ReactNode => {
    if (ended !== null) {
      return (
        <FocusAfter
          session={ended}
          next={next}
          minutesOf={minutesOf}
          breakMinutes={settings.breakMinutes}
          onStart={(task) => startFocus({ task })}
          EnergyChoice={EnergyChips}
          soundPlayed={soundPlayed(ended)}
        />
      );
    }
    if (wanted !== undefined && !setsUp) {
      return (
        <ReadyCard
          task={wanted}
          minutes={minutesOf(wanted)}
          sound={sound}
          onStart={() => startFocus({ task: wanted })}
          onSetUp={() => setSetsUp(true)}
        />
      );
    }
    return (
      <FocusStart
        tasks={sortByFit(candidatesForNow(tasks, today), energy).slice(0, mostTasks)}
        wanted={wanted}
        minutesOf={minutesOf}
        sound={<SoundChoice value={sound} onChange={chooseSound} />}
        onStart={(plan) => start(plan)}
        ritual={withRitual}
        memory={soundMemory}
      />
    );
  };

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading className={session === null && ended === null ? 'max-sm:sr-only' : 'sr-only'}>
        Focus
      </PageHeading>
      <output className="sr-only">{spokenLine(session, now)}</output>
      <div className={session === null && ended === null ? 'sm:mt-6' : '-mt-2 sm:-mt-6'}>
        {session === null && idle()}
        {session !== null &&
          (interrupted ? (
            <ResumeCard />
          ) : (
            <FocusRoom
              focus={focus}
              session={session}
              about={sessionSubject(session, tasks)}
              EnergyChoice={EnergyChips}
              soundPlayed={soundPlayed(session)}
              onLength={changeLength}
              ritual={
                <RitualMeanwhile session={session} send={focus.send} Ritual={Ritual} onComplete={settle} />
              }
            />
          ))}
      </div>
      <SuggestionHint places={['debrief', 'thought']} className="mt-3 text-center" />
      <div className="mt-14 space-y-8" data-distraction>
        <HowItEnds settings={settings} onChange={changeSettings} />
        {(session === null || !isLive(session)) && <RecentFocus sessions={sessions} tasks={tasks} />}
      </div>
    </div>
  );
};
