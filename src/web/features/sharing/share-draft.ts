import { shareFields, type ShareField, supportLimits } from '#domain/support/support-rules.ts';

/** As the database takes it. */
export type ShareDraft = ReturnType<typeof draftOf>;

/** What somebody has chosen so far, while they choose. */
export interface ShareChoice {
  readonly name: string;
  readonly shownAs: string;
  readonly fields: readonly ShareField[];
  readonly projectIds: readonly string[];
  readonly days: number;
  readonly checkIns: boolean;
}

export const draftOf = ({ fields, projectIds }: ShareChoice) => ({
  fields: shareFields.filter((field) => fields.includes(field)),
  project_ids: fields.includes('projects') ? [...projectIds] : [],
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export interface ChoiceErrors {
  readonly name?: string;
  readonly shownAs?: string;
  readonly fields?: string;
  readonly projects?: string;
}

/** What is still missing; nothing where the choice is whole. */
export const errorsOf = ({ name, shownAs, fields, projectIds }: ShareChoice): ChoiceErrors => ({
  ...(name.trim() === '' ? { name: 'Give them a name you know them by.' } : {}),
  ...(shownAs.trim() === '' ? { shownAs: 'Say by which name they know you.' } : {}),
  ...(fields.length === 0 ? { fields: 'Choose at least one thing to share.' } : {}),
  ...(fields.includes('projects') && projectIds.length === 0
    ? { projects: 'Choose at least one project.' }
    : {}),
  ...(projectIds.length > supportLimits.projects
    ? { projects: `At most ${supportLimits.projects} projects.` }
    : {}),
});
