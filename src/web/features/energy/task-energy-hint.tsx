import { useDeferredValue } from 'react';
import { type Energy, energyLabels } from '#domain/records/kinds/energy.ts';
import { guessTaskEnergy } from '#domain/energy/task-energy-guess.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import { useRecords } from '#web/services/records/use-records.ts';

interface TaskEnergyHintProps {
  readonly id?: string;
  readonly title: string;
  readonly kind: TaskKind;
  /** What stands there without anybody having said so. */
  readonly energy: Energy;
}

/** Beside the chips of a task: what it probably asks for, and why. Silent where the chips say the same. */
export const TaskEnergyHint = ({ title, energy, ...rest }: TaskEnergyHintProps) => {
  const tasks = useRecords('tasks');
  const checks = useRecords('energyChecks');
  // Typing comes first: all tasks are read for a guess.
  const settled = useDeferredValue(title);
  const guess = guessTaskEnergy({ ...rest, title: settled }, { tasks, checks });
  if (guess === null || guess.energy === energy) return null;
  return (
    <p className="text-muted">
      Perhaps {energyLabels[guess.energy].toLowerCase()}. {guess.because}
    </p>
  );
};
