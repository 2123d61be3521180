import type { Energy } from '#domain/energy/energy.ts';

export interface Task {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rewardText: string;
  readonly estimatedMinutes: number | null;
  readonly energy: Energy;
  /** A day such as 2026-11-15; null for any day. */
  readonly doOn: string | null;
  readonly dueOn: string | null;
  readonly project: string | null;
  readonly doneAt: string | null;
  readonly createdAt: string;
}
