import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** As a form without a script sends it. */
  readonly name?: string;
  readonly size?: 'normal' | 'large';
  /** On a narrow screen the choices share the row. */
  readonly shareRow?: boolean;
  /** Choosing the chosen one again counts as an answer too. */
  readonly again?: boolean;
  /** Only the chosen one says its name; the others show their sign. */
  readonly iconsOnly?: boolean;
  readonly className?: string;
}

/** One of a few: the platform's radio buttons, so arrow keys move, and the chosen one is calm teal. */
export const ChoiceChips = <Value extends string>(props: ChoiceChipsProps<Value>) => {
  const {
    label,
    choices,
    value,
    onChange,
    name: given,
    size = 'normal',
    shareRow = false,
    again = false,
    iconsOnly = false,
    className,
  } = props;
  const made = useId();
  const name = given ?? made;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('flex flex-wrap sm:gap-2.5', shareRow ? 'gap-1.5' : 'gap-2', className)}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          title={iconsOnly ? choice.label : undefined}
          className={classNames(
            'group/chip relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border border-edge text-muted transition-colors',
            'hover:border-muted hover:text-ink has-checked:border-calm has-checked:bg-calm-soft has-checked:text-ink',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm',
            size === 'large' ? 'min-h-14 flex-1 px-3 text-lg sm:px-7' : 'min-h-11 min-w-11 px-3 sm:px-4',
            // A drawing has air of its own on its side; words have none.
            choice.icon !== undefined && size === 'normal' && 'pr-4 sm:pr-5',
            shareRow &&
              'max-sm:flex-auto max-sm:gap-1.5 max-sm:pr-2.5 max-sm:pl-1.5 max-sm:[&_svg]:size-[1.25em]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onClick={() => again && choice.value === value && onChange(choice.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {choice.icon}
          {iconsOnly ? (
            <span className="sr-only group-has-checked/chip:not-sr-only">{choice.label}</span>
          ) : (
            choice.label
          )}
        </label>
      ))}
    </div>
  );
};
