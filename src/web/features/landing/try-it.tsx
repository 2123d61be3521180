import type { ComponentType } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { sortByFit } from '#domain/tasks/choose-task.ts';
import { useHasChanged } from '#web/platform/use-has-changed.ts';

const example = (title: string, energy: Energy, estimatedMinutes: number) => ({
  title,
  energy,
  estimatedMinutes,
  state: 'open' as const,
  createdAt: '',
});

const examples = [
  example('Put one plate in the dishwasher', 'low', 5),
  example('Reply to one e-mail', 'medium', 15),
  example('Write the first page of the report', 'high', 45),
];

interface TryItProps {
  readonly energy: Energy;
  readonly onChange: (energy: Energy) => void;
  readonly EnergyChoice: ComponentType<{
    readonly label: string;
    readonly value: Energy | null;
    readonly onChange: (energy: Energy) => void;
  }>;
}

/** The product's own rule on three example tasks; nothing is kept. */
export const TryIt = ({ energy, onChange, EnergyChoice }: TryItProps) => {
  const [now] = sortByFit(examples, energy);
  // What the page came with stands still.
  const settles = useHasChanged(energy);
  return (
    <section
      aria-labelledby="try-it"
      className="rounded-3xl border border-line bg-surface p-5 shadow-soft sm:p-8"
    >
      <h2 id="try-it" className="text-lg font-medium text-muted">
        Try it: how’s your energy right now?
      </h2>
      <div className="mt-4">
        <EnergyChoice label="Energy in this example" value={energy} onChange={onChange} />
      </div>
      <div aria-live="polite" className="mt-6 border-t border-line pt-6">
        {now && (
          <p key={now.title} className={settles ? 'settle-in' : undefined}>
            <span className="block text-2xl leading-snug font-semibold text-balance">{now.title}</span>
            <span className="mt-1 block text-muted">
              {now.estimatedMinutes} minutes. The other two wait out of sight.
            </span>
          </p>
        )}
      </div>
    </section>
  );
};
