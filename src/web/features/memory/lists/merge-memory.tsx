import { useId, useState } from 'react';
import { aboutOf } from '#domain/memory/about-of.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { MemoryDialogFor } from '#web/features/memory/lists/edit-memory.tsx';
import { MemoryDialog } from '#web/features/memory/memory-dialog.tsx';
import { counted } from '#web/features/memory/memory-words.ts';
import { useMergeMemories } from '#web/services/memory/use-memory-actions.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Field, inputLook } from '#web/ui/field.tsx';

/** More are found with the filter. */
const mostShown = 30;
const longest = 2000;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));

/** Those that share the most words come first: they are the likeliest to say the same. */
const likeliest = (memory: Memory, others: readonly Memory[]): readonly Memory[] => {
  const own = wordsOf(memory.sentence);
  const shared = (other: Memory): number =>
    [...wordsOf(other.sentence)].filter((word) => own.has(word)).length;
  return others.toSorted((one, other) => shared(other) - shared(one));
};

interface ChoiceProps {
  readonly others: readonly Memory[];
  readonly chosen: readonly Memory[];
  readonly onToggle: (memory: Memory) => void;
}

const Choice = ({ others, chosen, onToggle }: ChoiceProps) => {
  const [filter, setFilter] = useState('');
  const heading = useId();
  const wanted = filter.trim().toLowerCase();
  const shown = others.filter((one) => chosen.includes(one) || one.sentence.toLowerCase().includes(wanted));
  return (
    <fieldset aria-labelledby={heading}>
      <p id={heading} className="text-lg font-medium">
        Which ones say the same?
      </p>
      {others.length > 6 && (
        <input
          type="search"
          aria-label="Filter the list"
          placeholder="Filter by word"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className={`${inputLook} mt-2`}
        />
      )}
      <ul className="mt-2 max-h-64 divide-y divide-line overflow-y-auto rounded-2xl border border-line">
        {shown.slice(0, mostShown).map((one) => (
          <li key={one.id}>
            <label className="flex min-h-[44px] cursor-pointer items-start gap-3 px-4 py-2.5 hover:bg-raised">
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={() => onToggle(one)}
                className="mt-1 size-5 shrink-0 accent-calm"
              />
              <span className="min-w-0 wrap-anywhere">{one.sentence}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length > mostShown && (
        <p className="mt-1 text-muted">Filter to see the other {shown.length - mostShown}.</p>
      )}
    </fieldset>
  );
};

/** Several that say the same become one. */
export const MergeMemory = ({ memory, memories, onClose }: MemoryDialogFor) => {
  const [others] = useState(() =>
    likeliest(
      memory,
      memories.filter((one) => one.layer === memory.layer && one.id !== memory.id),
    ),
  );
  const [chosen, setChosen] = useState<readonly Memory[]>([]);
  const [written, setWritten] = useState<string | null>(null);
  const { mutate, isPending } = useMergeMemories();
  const together = [memory, ...chosen].map(({ sentence }) => sentence).join('\n');
  const text = written ?? together.slice(0, longest);
  const toggle = (one: Memory): void =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const merge = (): void => {
    const sentence = text.trim();
    if (sentence === '' || chosen.length === 0) return;
    mutate(
      { keep: memory, others: chosen, about: aboutOf(memory.layer, sentence), sentence },
      {
        onSuccess: () => {
          showMessage(catalogue.updated, {
            description: `${counted(chosen.length + 1, 'memory', 'memories')} are one now.`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <MemoryDialog
      title="Merge memories"
      submit="Merge"
      busy={isPending}
      disabled={chosen.length === 0 || text.trim() === ''}
      onSubmit={merge}
      onClose={onClose}
    >
      <p className="wrap-anywhere text-muted">“{memory.sentence}”</p>
      {others.length === 0 ? (
        <p>There’s no other memory of this kind yet.</p>
      ) : (
        <>
          <Choice others={others} chosen={chosen} onToggle={toggle} />
          <Field
            label="How should it read?"
            hint="Tags and how often it was used are added up. The others are forgotten."
            error={undefined}
          >
            {(slot) => (
              <textarea
                {...slot}
                rows={4}
                maxLength={longest}
                value={text}
                onChange={(event) => setWritten(event.target.value)}
                className={inputLook}
              />
            )}
          </Field>
        </>
      )}
    </MemoryDialog>
  );
};
