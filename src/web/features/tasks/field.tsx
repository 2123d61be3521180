import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FieldSlot {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps {
  readonly label: string;
  readonly quiet?: boolean;
  readonly error: string | undefined;
  readonly children: (slot: FieldSlot) => ReactNode;
}

/** A label, its control, and what is wrong with it, tied together for everybody. */
export const Field = ({ label, quiet = false, error, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  const slot =
    error === undefined ? { id } : { id, 'aria-describedby': errorId, 'aria-invalid': true as const };
  return (
    <div>
      <label htmlFor={id} className={quiet ? 'block text-muted' : 'block text-lg font-medium'}>
        {label}
      </label>
      <div className="mt-2">{children(slot)}</div>
      <p id={errorId} aria-live="polite" className="mt-2 flex items-center gap-2 empty:hidden">
        {error !== undefined && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-calm" />}
        {error}
      </p>
    </div>
  );
};

export const inputLook =
  'w-full min-h-12 rounded-2xl border border-edge bg-surface px-4 py-2.5 text-lg text-ink placeholder:text-muted aria-invalid:border-ink';
