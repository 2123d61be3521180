import { useState } from 'react';
import { newestToday } from '#domain/energy/check-in.ts';
import { guessAt } from '#domain/energy/energy-guess.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import type { Findings } from '#domain/assistant/offline/offline-answer.ts';
import { pick } from '#domain/pick/pick.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useMemoriesAtHand } from '#web/services/memory/use-memories-at-hand.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';

interface Asked {
  readonly minutes: number | null;
  /** As they say it now; null where they do not. */
  readonly energy: Energy | null;
}

const isToday = (at: string): boolean => dayOf(new Date(at)) === today();

/** What an answer without a model is made from: the records on this device, and what the memory page shows. */
export const useFindings = ({ minutes, energy }: Asked): Findings => {
  const tasks = useRecords('tasks');
  const steps = useRecords('taskSteps');
  const projects = useRecords('projects');
  const sessions = useRecords('focusSessions');
  const checks = useRecords('energyChecks');
  const samples = useSamples();
  const memories = useMemoriesAtHand();
  const day = useDateFormat({ dateStyle: 'long' });
  const [moment] = useState(() => new Date());
  return {
    records: {
      today: today(),
      dayOf: (at) => dayOf(new Date(at)),
      tasks,
      sessions,
      memories,
    },
    // What the memory says to a question stands in its own lists, below.
    asked: { state: 'nothing', memories: [] },
    picked: pick({
      tasks,
      steps,
      projects,
      energy: energy ?? newestToday(checks, isToday)?.energy ?? null,
      profileGuess: guessAt(hourlyProfile(checks, moment.getTime()), moment.getHours())?.energy ?? null,
      minutes,
      today: today(),
      samples,
      skipped: [],
      started: startedTasks(sessions),
    }),
    dayWords: (at) => day.format(new Date(at)),
  };
};
