import type { ComponentType } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface PickForMeProps {
  readonly energy: Energy | null;
  readonly onEnergy: (energy: Energy) => void;
  /** What the hour usually brings, for when nobody said. */
  readonly profileGuess?: Energy | null;
  readonly EnergyChoice: ComponentType<{
    readonly label: string;
    readonly value: Energy | null;
    readonly onChange: (energy: Energy) => void;
  }>;
  /** What the person's memory says about the task that is picked. */
  readonly Memory?: ComponentType<{
    readonly task: Task;
    readonly onTake: (title: string) => void;
    readonly isTaken: (title: string) => boolean;
    readonly arrives: 'reserved';
  }>;
  readonly onStart: (task: Task) => void;
  readonly className?: string;
  /** For whoever came here to have something picked. */
  readonly startsOpen?: boolean;
  readonly onClose?: () => void;
}
