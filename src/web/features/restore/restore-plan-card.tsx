import { useEffect, useRef } from 'react';
import type { RestoreChoice, RestoreChoices, RestorePlan } from '#domain/restore/restore-plan.ts';
import { KindChoice } from '#web/features/restore/kind-choice.tsx';
import { comingCount, nameOf } from '#web/features/restore/plan-words.ts';
import { Button } from '#web/ui/button.tsx';

interface RestorePlanCardProps {
  readonly plan: RestorePlan;
  readonly choices: RestoreChoices;
  readonly onChoose: (name: string, choice: RestoreChoice) => void;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

const madeWords = ({ madeAt, site, ofThisAccount }: RestorePlan): string => {
  const when =
    madeAt === null
      ? 'This copy'
      : `This copy was made on ${new Date(madeAt).toLocaleDateString('en', { dateStyle: 'long' })}`;
  return ofThisAccount
    ? `${when}, from this account.`
    : `${when}, from another account${site === '' ? '' : ` at ${site}`}. What comes becomes yours.`;
};

/** What would happen, before it does. */
export const RestorePlanCard = ({ plan, choices, onChoose, onRestore, onCancel }: RestorePlanCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = comingCount(plan.kinds, choices);
  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        What this copy would bring
      </h3>
      <p className="mt-2 text-muted">{madeWords(plan)} Nothing is changed yet.</p>
      {plan.kinds.length === 0 ? (
        <p className="mt-4">There’s nothing in it that can be put back.</p>
      ) : (
        <ul className="mt-4">
          {plan.kinds.map((kind) => (
            <KindChoice
              key={kind.name}
              kind={kind}
              choice={choices[kind.name] ?? 'keep'}
              onChoose={(choice) => onChoose(kind.name, choice)}
            />
          ))}
        </ul>
      )}
      {plan.stays.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-[44px] cursor-pointer items-center text-muted">
            What stays in the file
          </summary>
          <ul className="space-y-2 pb-2 text-muted">
            {plan.stays.map(({ name, why }) => (
              <li key={name}>
                <span className="capitalize">{nameOf(name)}</span>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {count > 0 && (
          <Button kind="primary" size="large" onClick={onRestore}>
            Put back {count.toLocaleString('en')}
          </Button>
        )}
        <Button size="large" onClick={onCancel}>
          {count > 0 ? 'Cancel' : 'Choose another file'}
        </Button>
      </div>
      {count === 0 && plan.kinds.length > 0 && (
        <output className="mt-3 block text-muted">There’s nothing to put back with these choices.</output>
      )}
    </div>
  );
};
