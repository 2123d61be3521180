import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** A Sunday at noon. */
export const checkNow = Date.parse('2026-11-15T12:00:00.000Z');

let made = 0;

export const energyCheck = (fields: Partial<EnergyCheck>): EnergyCheck => {
  made += 1;
  return {
    id: `check-${String(made).padStart(6, '0')}`,
    at: new Date(checkNow).toISOString(),
    hour: 10,
    energy: 'medium',
    moment: 'check-in',
    taskId: null,
    focusId: null,
    ...fields,
  };
};

export const daysAgo = (days: number): string => new Date(checkNow - days * 86_400_000).toISOString();

export const someTask = (fields: Partial<Task>): Task => openTask('task', { title: 'Something', ...fields });
