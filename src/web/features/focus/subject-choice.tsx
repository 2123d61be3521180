import { type ReactNode, useId } from 'react';
import { focusLimits } from '#domain/focus/focus-limits.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export type AboutWhat =
  { readonly what: 'task'; readonly id: string } | { readonly what: 'words' } | { readonly what: 'just' };

interface OptionProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Option = ({ name, value, checked, onChoose, children }: OptionProps) => (
  <label className="relative flex min-h-[48px] cursor-pointer items-center gap-4 rounded-2xl border border-edge px-4 py-3 text-lg transition-colors hover:border-muted has-checked:border-calm has-checked:bg-calm-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm">
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 outline-none"
    />
    <span className="min-w-0">{children}</span>
  </label>
);

interface AboutChoiceProps {
  readonly tasks: readonly Task[];
  readonly value: AboutWhat;
  readonly onChange: (value: AboutWhat) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** A task, something else in one's own words, or nothing in particular. */
export const SubjectChoice = ({ tasks, value, onChange, words, onWords }: AboutChoiceProps) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby="focus-view" className="mt-4 grid gap-2.5">
      {tasks.map((task) => (
        <Option
          key={task.id}
          name={name}
          value={task.id}
          checked={value.what === 'task' && value.id === task.id}
          onChoose={() => onChange({ what: 'task', id: task.id })}
        >
          {task.title}
          {task.estimatedMinutes !== null && (
            <span className="text-muted"> · {task.estimatedMinutes} min</span>
          )}
        </Option>
      ))}
      <Option
        name={name}
        value="words"
        checked={value.what === 'words'}
        onChoose={() => onChange({ what: 'words' })}
      >
        {tasks.length === 0 ? 'One thing' : 'Something else'}
      </Option>
      {value.what === 'words' && (
        <label className="block px-1 pb-2">
          <span className="text-muted">In a few words</span>
          <input
            value={words}
            maxLength={focusLimits.intention.max}
            onChange={(event) => onWords(event.currentTarget.value)}
            className="mt-1 min-h-12 w-full rounded-2xl border border-edge bg-surface px-4 py-2.5 text-lg"
          />
        </label>
      )}
      <Option
        name={name}
        value="just"
        checked={value.what === 'just'}
        onChoose={() => onChange({ what: 'just' })}
      >
        Just focus
      </Option>
    </div>
  );
};
