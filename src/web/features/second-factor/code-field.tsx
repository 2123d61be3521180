import type { ChangeEvent } from 'react';
import { Field, inputLook } from '#web/ui/field.tsx';

/** Takes the focus; at module level, so that it happens when the field appears and not with every change. */
const focusNow = (element: HTMLInputElement | null): void => element?.focus({ preventScroll: true });

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (digits: string) => void;
}

/** Six digits, however they come: typed, pasted with a space in between, or filled in by the phone. */
export const CodeField = ({ label, hint, value, error, onChange }: CodeFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(slot) => (
      <input
        {...slot}
        ref={focusNow}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        // Room for what is pasted with spaces around it; only digits stay.
        maxLength={20}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          onChange(event.target.value.replaceAll(/\D/gu, '').slice(0, 6))
        }
        className={`${inputLook} max-w-60 text-center text-2xl! tracking-[0.3em] tabular-nums`}
      />
    )}
  </Field>
);
