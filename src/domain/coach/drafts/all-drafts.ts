import { adjustmentDrafts } from './adjustment-drafts.ts';
import { applyingDrafts } from './applying-drafts.ts';
import type { Draft } from './draft.ts';
import { tellingDrafts } from './telling-drafts.ts';
import { workingDrafts } from './working-drafts.ts';

export const allDrafts: readonly Draft[] = [
  ...adjustmentDrafts,
  ...tellingDrafts,
  ...workingDrafts,
  ...applyingDrafts,
];

export const draftOf = (id: string): Draft | null => allDrafts.find((draft) => draft.id === id) ?? null;
