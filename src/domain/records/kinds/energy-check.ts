import type { Energy } from '#domain/records/kinds/energy.ts';

export const checkMoments = ['check-in', 'before', 'after'] as const;
export type CheckMoment = (typeof checkMoments)[number];

/** How much energy there was, once: asked for in passing, or before and after something. */
export interface EnergyCheck {
  readonly id: string;
  readonly at: string;
  /** The hour of the person's own clock then, 0 to 23: a profile of the day outlives a journey. */
  readonly hour: number;
  readonly energy: Energy;
  readonly moment: CheckMoment;
  readonly taskId: string | null;
  readonly focusId: string | null;
}
