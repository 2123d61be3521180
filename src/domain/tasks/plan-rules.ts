/** Limits of what the specification leaves open about a task; the database checks the same. */
const planLimits = {
  whenCue: { max: 200 },
  thenAction: { max: 200 },
  project: { max: 40 },
} as const;

const planMessages = {
  whenCue: 'Keep this under 200 characters',
  thenAction: 'Keep this under 200 characters',
  project: 'Project name must be less than 40 characters',
} as const;

export interface PlanInput {
  readonly whenCue: string;
  readonly thenAction: string;
  /** The project's name; empty for none. */
  readonly project: string;
}

export type PlanErrors = Partial<Record<keyof PlanInput, string>>;

export type PlanResult =
  | { readonly valid: true; readonly fields: PlanInput }
  | { readonly valid: false; readonly errors: PlanErrors };

const planFields = ['whenCue', 'thenAction', 'project'] as const;
const control = /\p{Cc}/gu;
const clean = (text: string): string => text.replace(control, '').toWellFormed().trim();

export const validatePlan = (input: PlanInput): PlanResult => {
  const errors: PlanErrors = {};
  for (const field of planFields) {
    // Code points, as the database counts them.
    if (Array.from(input[field].trim()).length > planLimits[field].max) errors[field] = planMessages[field];
  }
  if (Object.keys(errors).length > 0) return { valid: false, errors };
  // A hash in front is how the one line names a project; the name itself has none.
  const project = clean(input.project).replace(/^#+/, '').trim();
  return {
    valid: true,
    fields: { whenCue: clean(input.whenCue), thenAction: clean(input.thenAction), project },
  };
};
