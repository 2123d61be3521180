import { useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { MemoryDialogFor } from '#web/features/memory/lists/edit-memory.tsx';
import { MemoryDialog } from '#web/features/memory/memory-dialog.tsx';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import type { MemoryChange } from '#web/services/memory/memory-mutations.ts';
import { useChangeMemory } from '#web/services/memory/use-memory-actions.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

type Then = 'past' | 'forget';

const thens = [
  { value: 'past', label: 'Keep it as past' },
  { value: 'forget', label: 'Forget it' },
] as const;

const hints: Readonly<Record<Then, string>> = {
  past: 'You can still read it, but it’s no longer used as if it were true.',
  forget: 'After that day it’s deleted, with everything made from it.',
};

/** The end of that day where the person is. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

const problemWith = (day: string, then: Then, validFrom: string | null): string | undefined => {
  const end = endOf(day).getTime();
  if (Number.isNaN(end)) return 'Choose a day.';
  if (then === 'forget' && end <= Date.now()) return 'Choose today or a later day, or forget it now.';
  if (validFrom !== null && end < Date.parse(validFrom)) return 'It became true after that day.';
  return undefined;
};

/** Until when it is true, or until when it is kept. */
export const EndDate = ({ memory, onClose }: MemoryDialogFor) => {
  const held = memory.expiresAt ?? memory.validTo;
  const [day, setDay] = useState(held === null ? today() : dayOf(new Date(held)));
  const [then, setThen] = useState<Then>(memory.expiresAt === null ? 'past' : 'forget');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useChangeMemory();
  const problem = problemWith(day, then, memory.validFrom);
  const change = (to: MemoryChange): void =>
    mutate(
      { memory, change: to },
      {
        onSuccess: () => {
          showMessage(catalogue.saved);
          onClose();
        },
      },
    );
  const save = (): void => {
    setAsked(true);
    if (problem !== undefined) return;
    const end = endOf(day).toISOString();
    change(then === 'past' ? { validTo: end, expiresAt: null } : { validTo: null, expiresAt: end });
  };
  return (
    <MemoryDialog title="Set an end date" submit="Save" busy={isPending} onSubmit={save} onClose={onClose}>
      <p className="wrap-anywhere text-muted">“{memory.sentence}”</p>
      <Field label="Last day" error={asked ? problem : undefined}>
        {(slot) => (
          <input
            {...slot}
            type="date"
            value={day}
            min="1970-01-01"
            max="9999-12-31"
            onChange={(event) => setDay(event.target.value)}
            className={`${inputLook} max-w-56`}
          />
        )}
      </Field>
      <div>
        <p className="mb-2 text-lg font-medium">And then?</p>
        <ChoiceChips label="After the last day" choices={thens} value={then} onChange={setThen} />
        <p className="mt-2 text-muted">{hints[then]}</p>
      </div>
      {held !== null && (
        <Button kind="plain" disabled={isPending} onClick={() => change({ validTo: null, expiresAt: null })}>
          Remove the end date
        </Button>
      )}
    </MemoryDialog>
  );
};
