import { type PlanErrors, type PlanInput, validatePlan } from '#domain/tasks/plan-rules.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { type TaskErrors, type TaskInput, validateTaskFields } from '#domain/tasks/task-rules.ts';

/** A form as it stands: some of it may still be wrong. */
export type TaskDraft = Omit<TaskValues, keyof TaskInput | keyof PlanInput> & TaskInput & PlanInput;

/** Said where an end is not after its beginning. */
const endBeforeStart = 'The end time must be after the start time';

export type DraftErrors = TaskErrors & PlanErrors & { readonly doUntil?: string };

export type TaskValidationResult =
  | { readonly valid: true; readonly values: TaskValues }
  | { readonly valid: false; readonly errors: DraftErrors };

/** Every rule at once, so that every message can stand next to its field. */
export const validateTask = (draft: TaskDraft): TaskValidationResult => {
  const [task, plan] = [validateTaskFields(draft), validatePlan(draft)];
  const ends = draft.doAt === null || draft.doUntil === null || draft.doUntil > draft.doAt;
  if (task.valid && plan.valid && ends) {
    const { energy, kind, doOn, doAt, doUntil, dueOn, repeatRule } = draft;
    const said = { energy, kind, doOn, doAt, doUntil, dueOn, repeatRule };
    return { valid: true, values: { ...task.fields, ...plan.fields, ...said } };
  }
  return {
    valid: false,
    errors: {
      ...(task.valid ? {} : task.errors),
      ...(plan.valid ? {} : plan.errors),
      ...(ends ? {} : { doUntil: endBeforeStart }),
    },
  };
};
