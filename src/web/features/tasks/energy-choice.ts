import type { ComponentType } from 'react';
import type { Energy } from '#domain/energy/energy.ts';

/** The energy feature's chips, handed in by the page. */
export type EnergyChoice = ComponentType<{
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
}>;
