import { lengthOf, withoutControl, withoutControlButLayout } from '#domain/text/plain-text.ts';

/** Spec 1 §5: every limit and message of a task, in one place. */
export const taskLimits = {
  title: { min: 3, max: 200 },
  description: { max: 1000 },
  rewardText: { max: 100 },
  estimatedMinutes: { min: 5, max: 480 },
} as const;

export const taskMessages = {
  titleRequired: 'Title is required',
  titleTooShort: 'Title must be at least 3 characters long',
  titleTooLong: 'Title must be less than 200 characters',
  descriptionTooLong: 'Description must be less than 1000 characters',
  rewardTooLong: 'Reward text must be less than 100 characters',
  minutesTooFew: 'Estimated time must be at least 5 minutes',
  minutesTooMany: 'Estimated time must be less than 8 hours (480 minutes)',
} as const;

export interface TaskInput {
  readonly title: string;
  readonly description: string;
  readonly rewardText: string;
  /** null: no estimate. Anything that is not a finite number is an error. */
  readonly estimatedMinutes: unknown;
}

export interface TaskFields {
  readonly title: string;
  readonly description: string;
  readonly rewardText: string;
  readonly estimatedMinutes: number | null;
}

const taskInputFields = ['title', 'description', 'rewardText', 'estimatedMinutes'] as const;

export type TaskErrors = Partial<Record<keyof TaskInput, string>>;

export type TaskFieldsResult =
  | { readonly valid: true; readonly fields: TaskFields }
  | { readonly valid: false; readonly errors: TaskErrors };

const titleError = (title: string): string | undefined => {
  const clean = lengthOf(withoutControl(title));
  if (clean === 0) return taskMessages.titleRequired;
  if (clean < taskLimits.title.min) return taskMessages.titleTooShort;
  return lengthOf(title.trim()) > taskLimits.title.max ? taskMessages.titleTooLong : undefined;
};

const tooLong = (text: string, max: number, message: string): string | undefined =>
  lengthOf(text.trim()) > max ? message : undefined;

const minutesError = (minutes: unknown): string | undefined => {
  if (minutes === null) return undefined;
  if (typeof minutes !== 'number' || Number.isNaN(minutes)) return taskMessages.minutesTooFew;
  if (minutes < taskLimits.estimatedMinutes.min) return taskMessages.minutesTooFew;
  return minutes > taskLimits.estimatedMinutes.max ? taskMessages.minutesTooMany : undefined;
};

/** Validates first, then cleans: text that is too long is an error and never silently cut. */
export const validateTaskFields = (input: TaskInput): TaskFieldsResult => {
  const { title, description, rewardText, estimatedMinutes } = input;
  const found = {
    title: titleError(title),
    description: tooLong(description, taskLimits.description.max, taskMessages.descriptionTooLong),
    rewardText: tooLong(rewardText, taskLimits.rewardText.max, taskMessages.rewardTooLong),
    estimatedMinutes: minutesError(estimatedMinutes),
  };
  const errors: TaskErrors = {};
  for (const field of taskInputFields) {
    const message = found[field];
    if (message !== undefined) errors[field] = message;
  }
  if (Object.keys(errors).length > 0) return { valid: false, errors };
  return {
    valid: true,
    fields: {
      title: withoutControl(title),
      description: withoutControlButLayout(description),
      rewardText: withoutControl(rewardText),
      estimatedMinutes: typeof estimatedMinutes === 'number' ? Math.round(estimatedMinutes) : null,
    },
  };
};
