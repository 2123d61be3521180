import { useState } from 'react';
import { Field, inputLook } from '#web/ui/field.tsx';

interface DayInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | null;
  readonly error?: string | undefined;
  /** The end of that day here, as a moment; null for none. */
  readonly onChange: (moment: string | null) => void;
}

const dayMs = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The last day of something, from tomorrow on. */
export const DayInput = ({ label, hint, value, error, onChange }: DayInputProps) => {
  const [first] = useState(() => dayOf(new Date(Date.now() + dayMs)));
  return (
    <Field label={label} quiet hint={hint} error={error}>
      {(slot) => (
        <input
          {...slot}
          type="date"
          min={first}
          value={value === null ? '' : dayOf(new Date(value))}
          onChange={({ target }) =>
            onChange(target.value === '' ? null : new Date(`${target.value}T23:59:59`).toISOString())
          }
          className={`${inputLook} max-w-xs`}
        />
      )}
    </Field>
  );
};
