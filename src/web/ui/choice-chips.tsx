import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
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
  readonly size?: 'normal' | 'large';
  /** On a narrow screen the choices share the row. */
  readonly shareRow?: boolean;
  readonly className?: string;
}

/** One of a few: arrow keys move, the chosen one is calm teal. */
export const ChoiceChips = <Value extends string>(props: ChoiceChipsProps<Value>) => {
  const { label, choices, value, onChange, size = 'normal', shareRow = false, className } = props;
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((one) => one.value === next);
        if (choice) onChange(choice.value);
      }}
      className={classNames('flex flex-wrap gap-2 sm:gap-2.5', className)}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          className={classNames(
            'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border border-edge text-muted transition-colors duration-200',
            'hover:border-muted hover:text-ink data-[state=checked]:border-calm data-[state=checked]:bg-calm-soft data-[state=checked]:text-ink',
            size === 'large' ? 'min-h-14 flex-1 px-3 text-lg sm:px-7' : 'min-h-11 px-3 sm:px-4',
            shareRow && 'max-sm:flex-auto max-sm:gap-1.5 max-sm:px-1.5 max-sm:[&_svg]:size-5',
          )}
        >
          {choice.icon}
          {choice.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
