import { useState } from 'react';
import { deletableKinds, deletableKindWords } from '#domain/privacy/deletable-kinds.ts';
import type { DeletePreview } from '#domain/privacy/delete-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

interface WhatGoesProps {
  readonly counts: DeletePreview;
  /** Whether it is some days of it: then it is said what counts as its day. */
  readonly isPeriod: boolean;
  readonly isPending: boolean;
  readonly onDelete: (forGood: boolean) => void;
  readonly onCancel: () => void;
}

const ways = [
  { value: 'bin', label: 'So that I can bring it back' },
  { value: 'gone', label: 'For good now' },
] as const;

const always = 'Gone for good, at once.';

/** The counts, and how it is to go. */
export const WhatGoes = ({ counts, isPeriod, isPending, onDelete, onCancel }: WhatGoesProps) => {
  const [way, setWay] = useState<'bin' | 'gone'>('bin');
  const forGood = way === 'gone';
  const lines = deletableKinds
    .filter((kind) => Object.hasOwn(counts, kind))
    .map((kind) => ({
      kind,
      words: deletableKindWords[kind],
      now: counts[kind]?.now ?? 0,
      bin: counts[kind]?.bin ?? 0,
    }));
  const total = lines.reduce((sum, { now, bin }) => sum + now + (forGood ? bin : 0), 0);
  return (
    <div className="space-y-5">
      <ul aria-label="What would go" className="divide-y divide-line border-y border-line">
        {lines.map(({ kind, words, now, bin }) => (
          <li key={kind} className="py-3">
            <span className="font-medium">{words.label}:</span> {now}
            {bin > 0 && (forGood ? `, and ${bin} already deleted` : `. ${bin} more are deleted already.`)}
            {isPeriod && <span className="block text-muted">Its day is {words.when}.</span>}
            <span className="block text-muted">{forGood ? always : (words.back ?? always)}</span>
          </li>
        ))}
      </ul>
      <ChoiceChips label="How it goes" choices={ways} value={way} onChange={setWay} />
      <p className="text-muted">
        {forGood
          ? 'It also leaves the bin and all restore points. Only a copy of your data still has it: copies kept here are listed under “A copy of everything”, where you can delete them.'
          : 'What you wrote stays in the bin for 30 days, and we make a restore point first.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {total > 0 && (
          <Button
            kind="primary"
            haptic={forGood ? 'heavy' : 'medium'}
            aria-disabled={isPending}
            onClick={() => isPending || onDelete(forGood)}
          >
            {isPending ? 'One moment…' : `Delete ${total}${forGood ? ' for good' : ''}`}
          </Button>
        )}
        <Button kind="plain" onClick={onCancel}>
          {total > 0 ? 'Cancel' : 'There’s nothing to delete. Choose again'}
        </Button>
      </div>
    </div>
  );
};
