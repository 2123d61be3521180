import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const plain = 'block cursor-pointer py-2.5 text-muted';
const withHint = 'block cursor-pointer py-2 font-medium';

export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <div className="flex gap-3">
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!checked)}
        className="group grid h-11 w-14 min-w-14! shrink-0 cursor-pointer place-items-center rounded-full"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-raised p-0.5 transition-colors group-aria-checked:border-calm group-aria-checked:bg-calm-soft">
          <span className="size-5 rounded-full bg-muted transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-calm" />
        </span>
      </button>
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className={hint === undefined ? plain : withHint}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="-mt-1.5 text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};
