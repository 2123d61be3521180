import type { Change } from '#domain/records/change.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';

/** Remembers how the person begins tasks of one way; the newest answer stands. */
export const ownFirstStepChange = (way: string, title: string, at: string): Change => ({
  kind: 'ownFirstSteps',
  id: deterministicId(`first-step:${way}`),
  whenNew: { way, title, createdAt: at },
  fields: { title },
  deleted: false,
});
