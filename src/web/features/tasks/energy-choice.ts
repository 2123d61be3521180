import type { ComponentType } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';

/** The energy feature's chips, handed in by the page. */
export type EnergyChoice = ComponentType<{
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
}>;

/** The energy feature's guess for a task, asked for while nobody has said. */
export type EnergyHint = ComponentType<{
  readonly id?: string;
  readonly title: string;
  readonly kind: TaskKind;
  readonly energy: Energy;
}>;
