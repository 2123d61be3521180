import { daySentence, dayWords } from '#web/platform/clock/local-words.ts';
import { energyLabels } from '#domain/records/kinds/energy.ts';
import type { FittingTask } from '#domain/list-import/fit-task.ts';
import { ruleInWords } from '#domain/recurrence/rule-in-words.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';
import { countTasks } from '#web/features/list-import/count-tasks.ts';

const shown = 5;

const repeatWords = (repeat: string | null): string | null => {
  const rule = repeat === null ? null : parseRule(repeat);
  return rule === null ? null : ruleInWords(rule);
};

const stepWords = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1 ? '1 step' : `${count} steps`;
};

const factsOf = ({ found, project, steps, description }: FittingTask, today: string): string =>
  [
    found.done ? 'Done' : null,
    project === '' ? null : project,
    found.doOn === null ? null : dayWords(found.doOn, today),
    found.dueOn === null ? null : `due ${daySentence(found.dueOn, today)}`,
    repeatWords(found.repeat),
    found.minutes === null ? null : `${found.minutes} min`,
    found.energy === null ? null : `${energyLabels[found.energy]} energy`,
    stepWords(steps.length),
    description === '' ? null : 'has a note',
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

interface FirstRowsProps {
  readonly tasks: readonly FittingTask[];
  readonly today: string;
}

/** The beginning of the list, as it will be: enough to see whether it was understood. */
export const FirstRows = ({ tasks, today }: FirstRowsProps) => (
  <>
    <ul aria-label="The first few" className="divide-y divide-line border-y border-line">
      {tasks.slice(0, shown).map((task, at) => {
        const facts = factsOf(task, today);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the list is made anew as a whole
          <li key={at} className="py-3">
            <p className="text-lg break-words">{task.title}</p>
            {facts !== '' && <p className="text-muted">{facts}</p>}
          </li>
        );
      })}
    </ul>
    {tasks.length > shown && <p className="mt-3 text-muted">And {countTasks(tasks.length - shown)} more.</p>}
  </>
);
