import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dataCatalogue } from '#domain/notices/data-catalogue.ts';
import { type DeletableKind, deletableKinds, deletableKindWords } from '#domain/privacy/deletable-kinds.ts';
import type { KindsToDelete } from '#domain/privacy/delete-request.ts';
import { AskWhoError, deleteKinds } from '#web/features/delete-data/delete-mutations.ts';
import { countWhatGoes } from '#web/features/delete-data/delete-queries.ts';
import { periodOf } from '#web/features/delete-data/period-of.ts';
import { WhatGoes } from '#web/features/delete-data/what-goes.tsx';
import { type AskWho, WhoDialog } from '#web/features/delete-data/who-dialog.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useSyncNow } from '#web/services/records/use-sync-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, FieldError, inputLook } from '#web/ui/field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';

const kindChoices = deletableKinds.map((value) => ({ value, label: deletableKindWords[value].label }));
const periodChoices = [
  { value: 'all', label: 'All of it' },
  { value: 'period', label: 'Only from some days' },
] as const;

const DayField = (props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}) => (
  <Field label={props.label} quiet error={undefined}>
    {(slot) => (
      <input
        {...slot}
        type="date"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        className={`${inputLook} max-w-xs`}
      />
    )}
  </Field>
);

/** One kind, or one period: counted first, then to the bin or for good. */
export const PartForm = ({ Who }: { readonly Who: AskWho }) => {
  const { backend } = useConnection();
  const syncNow = useSyncNow();
  const [kinds, setKinds] = useState<readonly DeletableKind[]>([]);
  const [which, setWhich] = useState<'all' | 'period'>('all');
  const [days, setDays] = useState({ from: '', to: '' });
  const [problem, setProblem] = useState<string>();
  const [asksWho, setAsksWho] = useState<KindsToDelete | null>(null);
  const count = useMutation({
    mutationFn: async (what: Omit<KindsToDelete, 'for_good'>) => {
      // What waits here is counted too, and sent after a deletion it would make a record again.
      await syncNow();
      return countWhatGoes(backend, what);
    },
    onError: (error) => setProblem(error.message),
  });
  const remove = useMutation({
    mutationFn: async (what: KindsToDelete) => {
      await syncNow();
      return deleteKinds(backend, what);
    },
    onSuccess: ({ restore_point: point }) => {
      // It is done; where it cannot be read now, this device reads it with the next change.
      void syncNow().catch(() => undefined);
      setAsksWho(null);
      count.reset();
      setKinds([]);
      showMessage(point === null ? dataCatalogue.goneForGood : dataCatalogue.dataToBin);
    },
    onError: (error, what) => {
      if (error instanceof AskWhoError) setAsksWho(what);
      else {
        setAsksWho(null);
        setProblem(error.message);
      }
    },
  });
  /** What was counted is what goes: another choice is counted anew. */
  const changed = (): void => {
    count.reset();
    setProblem(undefined);
  };
  const look = (): void => {
    if (count.isPending) return;
    const period = which === 'all' ? { from: null, to: null } : periodOf(days.from, days.to);
    if (kinds.length === 0) setProblem('Choose what to delete.');
    else if (period === null) setProblem('Choose the first and the last day, in this order.');
    else {
      setProblem(undefined);
      count.mutate({ kinds: [...kinds], ...period });
    }
  };
  return (
    <div className="space-y-5">
      <ToggleChips
        label="What to delete"
        choices={kindChoices}
        values={kinds}
        onToggle={(kind) => {
          changed();
          setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
        }}
      />
      <ChoiceChips
        label="How much of it"
        choices={periodChoices}
        value={which}
        onChange={(value) => {
          changed();
          setWhich(value);
        }}
      />
      {which === 'period' && (
        <div className="flex flex-wrap gap-4">
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={end === 'from' ? 'First day' : 'Last day'}
              value={days[end]}
              onChange={(day) => {
                changed();
                setDays({ ...days, [end]: day });
              }}
            />
          ))}
        </div>
      )}
      <FieldError id="delete-part-problem" error={problem} />
      {count.data === undefined ? (
        <Button aria-disabled={count.isPending} onClick={look}>
          {count.isPending ? 'Counting…' : 'Show what would go'}
        </Button>
      ) : (
        <WhatGoes
          counts={count.data}
          isPeriod={which === 'period'}
          isPending={remove.isPending}
          onDelete={(forGood) => remove.mutate({ ...count.variables, for_good: forGood })}
          onCancel={changed}
        />
      )}
      {asksWho !== null && (
        <WhoDialog Who={Who} onShown={() => remove.mutate(asksWho)} onCancel={() => setAsksWho(null)} />
      )}
    </div>
  );
};
