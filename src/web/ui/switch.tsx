import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Switch = ({ label, checked, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="group grid h-11 w-14 cursor-pointer place-items-center rounded-full"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-raised p-0.5 transition-colors duration-200 group-data-[state=checked]:border-calm group-data-[state=checked]:bg-calm-soft">
          <Radix.Thumb className="size-5 rounded-full bg-muted transition-transform duration-200 data-[state=checked]:translate-x-5 data-[state=checked]:bg-calm" />
        </span>
      </Radix.Root>
      <label htmlFor={id} className="cursor-pointer py-2.5 text-muted">
        {label}
      </label>
    </div>
  );
};
