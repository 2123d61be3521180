import { useMemo, useState } from 'react';
import type { CoachData, CoachDataKind } from '#domain/coach/answer/coach-data.ts';
import { coachDataFrom } from '#domain/coach/answer/own-data.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useMemoriesAtHand } from '#web/services/memory/use-memories-at-hand.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useSamples } from '#web/services/records/use-samples.ts';

export interface OwnData {
  readonly data: CoachData;
  readonly leftOut: readonly CoachDataKind[];
  readonly toggle: (kind: CoachDataKind) => void;
}

/** What the coach may look at, and what it may not: said once for the whole page. */
export const useOwnData = (name: string | null): OwnData => {
  const checks = useRecords('energyChecks');
  const samples = useSamples();
  const memories = useMemoriesAtHand();
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const experiments = useRecords('coachExperiments');
  const today = useToday();
  const [leftOut, setLeftOut] = useState<readonly CoachDataKind[]>([]);
  const data = useMemo(
    () =>
      coachDataFrom({
        name,
        checks,
        samples,
        memories,
        projects,
        tasks,
        experiments,
        today,
        now: Date.parse(`${today}T23:59:59`),
      }),
    [name, checks, samples, memories, projects, tasks, experiments, today],
  );
  const toggle = (kind: CoachDataKind): void =>
    setLeftOut((before) =>
      before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind],
    );
  return { data, leftOut, toggle };
};
