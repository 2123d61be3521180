import type { Energy } from '#domain/energy/energy.ts';

export interface Task {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rewardText: string;
  readonly estimatedMinutes: number | null;
  readonly energy: Energy;
  readonly doneAt: string | null;
  readonly createdAt: string;
}
