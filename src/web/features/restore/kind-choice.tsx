import { useId } from 'react';
import type { KindPlan, RestoreChoice } from '#domain/restore/restore-plan.ts';
import { countWords, nameOf } from '#web/features/restore/plan-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { inputLook } from '#web/ui/field.tsx';

interface KindChoiceProps {
  readonly kind: KindPlan;
  readonly choice: RestoreChoice;
  readonly onChoose: (choice: RestoreChoice) => void;
}

const exampleWords = {
  new: 'New',
  changed: 'Newer in the copy',
  same: 'The same',
  conflict: 'Different',
} as const;

/** One kind: what the copy has of it, and what to do where both differ. */
export const KindChoice = ({ kind, choice, onChoose }: KindChoiceProps) => {
  const id = useId();
  const comes = kind.new + kind.changed + kind.conflict > 0;
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h4 id={id} className="font-medium">
            {nameOf(kind.name)}
          </h4>
          <p className="text-muted">{countWords(kind)}</p>
          {kind.deletedHere > 0 && (
            <p className="text-muted">
              You’ve deleted {kind.deletedHere.toLocaleString('en')} of these since. Take the copy’s to get
              them back.
            </p>
          )}
          {kind.cannot.map(({ why, rows }) => (
            <p key={why} className="text-muted">
              {rows.toLocaleString('en')} can’t come: {why}
            </p>
          ))}
          {kind.examples.length > 0 && (
            <ul
              aria-label={`Examples from ${nameOf(kind.name)}`}
              className="mt-2 space-y-1 text-sm text-muted"
            >
              {kind.examples.map(({ state, text }) => (
                <li key={`${state} ${text}`} className="wrap-anywhere">
                  {exampleWords[state]}: {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        {comes && (
          <select
            aria-label={`What to do with ${nameOf(kind.name)}`}
            value={choice}
            onChange={(event) => {
              const { value } = event.target;
              onChoose(value === 'take' || value === 'skip' ? value : 'keep');
            }}
            className={classNames(inputLook, 'w-auto! max-w-full text-base!')}
          >
            <option value="keep">{kind.conflict > 0 ? 'Keep mine where they differ' : 'Put back'}</option>
            {kind.conflict > 0 && <option value="take">Take the copy’s where they differ</option>}
            <option value="skip">Leave out</option>
          </select>
        )}
      </div>
    </li>
  );
};
