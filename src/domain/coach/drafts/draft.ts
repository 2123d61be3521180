export const draftGroups = ['adjustments', 'telling', 'working together', 'applying'] as const;
export type DraftGroup = (typeof draftGroups)[number];

/** A text to edit and keep. `{{…}}` is a gap: filled from one's own data where that is allowed, else shown as a gap. */
export interface Draft {
  readonly id: string;
  readonly group: DraftGroup;
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly about: string;
  readonly paragraphs: readonly string[];
  /** Shown beside it where rights are touched. */
  readonly note: string | null;
}

/** Beside every draft that touches rights. */
export const noLegalAdvice =
  'This is a draft, not legal advice. What you may ask for differs from place to place. Good people to ask: HR, your union, the works council, occupational health, a lawyer or a free advice service.';
