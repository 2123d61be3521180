import { memoryImportance } from '#domain/memory/memory-importance.ts';
import { classNames } from '#web/ui/class-names.ts';

const steps = Array.from({ length: memoryImportance.most }, (_, index) => index + 1);

/** Five dots, and the same in words for those who listen. */
export const Importance = ({ value }: { readonly value: number }) => (
  <span
    className="mr-2 inline-flex items-center gap-1 align-middle"
    title={`Importance ${value} of ${memoryImportance.most}`}
  >
    <span className="sr-only">
      Importance {value} of {memoryImportance.most}
    </span>
    {steps.map((step) => (
      <span
        key={step}
        aria-hidden="true"
        className={classNames('size-1.5 rounded-full', step <= value ? 'bg-calm' : 'bg-edge')}
      />
    ))}
  </span>
);

export const importanceChoices = steps.map((step) => ({ value: String(step), label: String(step) }));
