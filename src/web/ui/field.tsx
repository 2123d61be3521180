import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface FieldSlot {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps {
  readonly label: string;
  readonly quiet?: boolean;
  /** The label is for those who listen; the control itself tells the others. */
  readonly hidden?: boolean;
  /** Where something else on the page points to it. */
  readonly id?: string;
  /** One line between the label and the control. */
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly children: (slot: FieldSlot) => ReactNode;
}

/** What is wrong with a control, said when it comes. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) => (
  <p id={id} aria-live="polite" className="mt-2 flex items-center gap-2 empty:hidden">
    {error !== undefined && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-calm" />}
    {error}
  </p>
);

/** A label, its control, and what is wrong with it, tied together for everybody. */
export const Field = ({
  label,
  quiet = false,
  hidden = false,
  id: given,
  hint,
  error,
  children,
}: FieldProps) => {
  const made = useId();
  const id = given ?? made;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const about = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  const slot = {
    id,
    ...(about === '' ? {} : { 'aria-describedby': about }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
  return (
    <div>
      <label
        htmlFor={id}
        className={classNames(hidden ? 'sr-only' : 'block', quiet ? 'text-muted' : 'text-lg font-medium')}
      >
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-muted">
          {hint}
        </p>
      )}
      <div className={hidden ? undefined : 'mt-2'}>{children(slot)}</div>
      <FieldError id={errorId} error={error} />
    </div>
  );
};

export const inputLook =
  'w-full min-h-12 rounded-2xl border border-edge bg-surface px-4 py-2.5 text-lg text-ink placeholder:text-muted aria-invalid:border-ink';
