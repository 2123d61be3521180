import { classNames } from '#web/ui/class-names.ts';

interface ToggleChipsProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly name?: string }[];
  readonly values: readonly Value[];
  readonly onToggle: (value: Value) => void;
  readonly className?: string;
}

/** Any number of a few: the platform's checkboxes, looking like their neighbours the choice chips. */
export const ToggleChips = <Value extends string | number>(props: ToggleChipsProps<Value>) => {
  const { label, choices, values, onToggle, className } = props;
  return (
    <fieldset aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'relative inline-flex min-h-[44px] min-w-[44px] cursor-pointer items-center justify-center rounded-full border border-edge px-3 text-muted transition-colors',
            'hover:border-muted hover:text-ink has-checked:border-calm has-checked:bg-calm-soft has-checked:text-ink',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm',
          )}
        >
          <input
            type="checkbox"
            aria-label={choice.name}
            checked={values.includes(choice.value)}
            onChange={() => onToggle(choice.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
