import { type PlanErrors, type PlanInput, validatePlan } from '#domain/tasks/plan-rules.ts';
import type { TaskWords } from '#domain/tasks/task-changes.ts';
import { type TaskErrors, type TaskInput, validateTask } from '#domain/tasks/task-rules.ts';

/** A form as it stands: some of it may still be wrong. */
export type TaskDraft = Omit<TaskWords, keyof TaskInput | keyof PlanInput> & TaskInput & PlanInput;

export type DraftErrors = TaskErrors & PlanErrors;

export type DraftVerdict =
  | { readonly valid: true; readonly words: TaskWords }
  | { readonly valid: false; readonly errors: DraftErrors };

/** Every rule at once, so that every message can stand next to its field. */
export const judgeTask = (draft: TaskDraft): DraftVerdict => {
  const [task, plan] = [validateTask(draft), validatePlan(draft)];
  if (task.valid && plan.valid) {
    const { energy, kind, doOn, dueOn, repeatRule } = draft;
    return { valid: true, words: { ...task.fields, ...plan.fields, energy, kind, doOn, dueOn, repeatRule } };
  }
  return {
    valid: false,
    errors: { ...(task.valid ? {} : task.errors), ...(plan.valid ? {} : plan.errors) },
  };
};
