import { isArchived } from '#domain/records/archived.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { projectKey } from '#domain/tasks/find-project.ts';
import { lengthOf, withoutControl } from '#domain/text/plain-text.ts';

/** Every limit and message of a project, in one place; the database checks the same. */
const projectLimits = {
  name: { max: 40 },
  outcome: { max: 500 },
  milestoneTitle: { max: 200 },
} as const;

export const projectMessages = {
  nameMissing: 'Give it a name first.',
  nameTooLong: 'A name can have at most 40 characters.',
  nameTaken: 'You already have a project with this name.',
  nameArchived: 'You have an archived project with this name. Bring it back on the page Data Archival.',
  outcomeTooLong: 'Please keep this to 500 characters.',
  milestoneMissing: 'Describe the milestone in a few words.',
  milestoneTooLong: 'A milestone can have at most 200 characters.',
} as const;

export type ValidationResult =
  { readonly valid: true; readonly text: string } | { readonly valid: false; readonly message: string };

const good = (text: string): ValidationResult => ({ valid: true, text });
const bad = (message: string): ValidationResult => ({ valid: false, message });

/** Validates first, then cleans: what is too long is never silently cut. `ownId`: a project may keep its name. */
export const validateProjectName = (
  name: string,
  projects: readonly Project[],
  ownId: string | null = null,
): ValidationResult => {
  const text = withoutControl(name);
  if (text === '') return bad(projectMessages.nameMissing);
  if (lengthOf(text) > projectLimits.name.max) return bad(projectMessages.nameTooLong);
  const holder = projects.find(
    (project) => project.id !== ownId && projectKey(project.name) === projectKey(text),
  );
  if (holder === undefined) return good(text);
  return bad(isArchived(holder) ? projectMessages.nameArchived : projectMessages.nameTaken);
};

export const validateOutcome = (outcome: string): ValidationResult => {
  const text = withoutControl(outcome.replaceAll(/\s+/g, ' '));
  return lengthOf(text) > projectLimits.outcome.max ? bad(projectMessages.outcomeTooLong) : good(text);
};

export const validateMilestone = (title: string): ValidationResult => {
  const text = withoutControl(title);
  if (text === '') return bad(projectMessages.milestoneMissing);
  return lengthOf(text) > projectLimits.milestoneTitle.max
    ? bad(projectMessages.milestoneTooLong)
    : good(text);
};
