import type { HeldRecord } from '#domain/records/held-record.ts';
import { stampAfter } from '#domain/records/stamp.ts';

export const stamp = stampAfter('', 1_000, '00000001');

export const task: HeldRecord = {
  kind: 'tasks',
  id: 'c0ffee00-0000-4000-8000-000000000001',
  fields: { title: 'Wash one cup', deletedAt: null },
  stamps: { '*': stamp },
};

/** Its title has not been sent. */
export const unsent = { kind: 'tasks', id: task.id, stamps: { title: stamp } } as const;
