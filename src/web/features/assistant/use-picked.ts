import { useState } from 'react';
import { newestToday } from '#domain/energy/check-in.ts';
import { guessAt } from '#domain/energy/energy-guess.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import { pick, type Picked } from '#domain/pick/pick.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';

interface Asked {
  readonly minutes: number | null;
  /** As they say it now; null where they do not. */
  readonly energy: Energy | null;
}

const isToday = (at: string): boolean => dayOf(new Date(at)) === today();

/** What “pick for me” would offer, by the energy that is said, else by today's last check-in, else by the hour. */
export const usePicked = ({ minutes, energy }: Asked): Picked | null => {
  const tasks = useRecords('tasks');
  const steps = useRecords('taskSteps');
  const projects = useRecords('projects');
  const sessions = useRecords('focusSessions');
  const checks = useRecords('energyChecks');
  const samples = useSamples();
  const [moment] = useState(() => new Date());
  return pick({
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
  });
};
