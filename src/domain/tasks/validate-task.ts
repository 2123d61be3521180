import { type PlanErrors, type PlanInput, validatePlan } from '#domain/tasks/plan-rules.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { type TaskErrors, type TaskInput, validateTaskFields } from '#domain/tasks/task-rules.ts';

/** A form as it stands: some of it may still be wrong. */
export type TaskDraft = Omit<TaskValues, keyof TaskInput | keyof PlanInput> & TaskInput & PlanInput;

export type DraftErrors = TaskErrors & PlanErrors;

export type TaskValidationResult =
  | { readonly valid: true; readonly values: TaskValues }
  | { readonly valid: false; readonly errors: DraftErrors };

/** Every rule at once, so that every message can stand next to its field. */
export const validateTask = (draft: TaskDraft): TaskValidationResult => {
  const [task, plan] = [validateTaskFields(draft), validatePlan(draft)];
  if (task.valid && plan.valid) {
    const { energy, kind, doOn, dueOn, repeatRule } = draft;
    return { valid: true, values: { ...task.fields, ...plan.fields, energy, kind, doOn, dueOn, repeatRule } };
  }
  return {
    valid: false,
    errors: { ...(task.valid ? {} : task.errors), ...(plan.valid ? {} : plan.errors) },
  };
};
