import type { Project } from '#domain/projects/project.ts';
import { lengthOf, withoutControl } from '#domain/tasks/task-rules.ts';

/** Every limit and message of a project, in one place; the database checks the same. */
const projectLimits = {
  name: { max: 40 },
  outcome: { max: 500 },
  milestoneTitle: { max: 200 },
} as const;

export const projectMessages = {
  nameMissing: 'Give it a name first.',
  nameTooLong: 'A name has at most 40 characters.',
  nameTaken: 'You already have a project with this name.',
  outcomeTooLong: 'This has room for 500 characters.',
  milestoneMissing: 'Say in a few words what will be reached.',
  milestoneTooLong: 'A milestone has at most 200 characters.',
} as const;

export type Judged =
  { readonly valid: true; readonly text: string } | { readonly valid: false; readonly message: string };

const good = (text: string): Judged => ({ valid: true, text });
const bad = (message: string): Judged => ({ valid: false, message });

const lowerCased = (name: string): string => withoutControl(name).toLowerCase();

/** A line cannot hold a space inside `#tax-return`, so the marks stand for one. */
const spoken = (name: string): string => lowerCased(name).replaceAll(/[-_\s]+/g, ' ');

/** The project somebody means by a name: the one that is spelled so, or else the one that is said so. */
export const projectNamed = (projects: readonly Project[], name: string): Project | undefined =>
  projects.find((project) => lowerCased(project.name) === lowerCased(name)) ??
  projects.find((project) => spoken(project.name) === spoken(name));

/** Judge first, then clean: what is too long is never silently cut. `ownId`: a project may keep its name. */
export const judgeProjectName = (
  name: string,
  projects: readonly Project[],
  ownId: string | null = null,
): Judged => {
  const text = withoutControl(name);
  if (text === '') return bad(projectMessages.nameMissing);
  if (lengthOf(text) > projectLimits.name.max) return bad(projectMessages.nameTooLong);
  const isTaken = projects.some(
    (project) => project.id !== ownId && lowerCased(project.name) === lowerCased(text),
  );
  return isTaken ? bad(projectMessages.nameTaken) : good(text);
};

export const judgeOutcome = (outcome: string): Judged => {
  const text = withoutControl(outcome.replaceAll(/\s+/g, ' '));
  return lengthOf(text) > projectLimits.outcome.max ? bad(projectMessages.outcomeTooLong) : good(text);
};

export const judgeMilestone = (title: string): Judged => {
  const text = withoutControl(title);
  if (text === '') return bad(projectMessages.milestoneMissing);
  return lengthOf(text) > projectLimits.milestoneTitle.max
    ? bad(projectMessages.milestoneTooLong)
    : good(text);
};
