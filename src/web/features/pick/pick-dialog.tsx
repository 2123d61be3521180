import { type ReactNode, useState } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { allOffered, type Picked } from '#domain/pick/pick.ts';
import type { PickForMeProps } from '#web/features/pick/pick-for-me-props.ts';
import { PickedAll } from '#web/features/pick/picked-all.tsx';
import { PickedCard } from '#web/features/pick/picked-card.tsx';
import { usePick } from '#web/features/pick/use-pick.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const minuteChoices = [
  { value: '5', label: '5 min' },
  { value: '15', label: '15 min' },
  { value: '30', label: '30 min' },
  { value: '60', label: '1 hour' },
  { value: 'none', label: 'No limit' },
] as const;

type Minutes = (typeof minuteChoices)[number]['value'];

interface Asked {
  readonly minutes: Minutes;
  /** What is offered for it, one after the other. It stays while it is looked at, whatever is written elsewhere. */
  readonly row: readonly Picked[];
  readonly at: number;
}

const Nothing = () => (
  <p className="text-lg text-muted">Nothing on your list for today. Time to rest, if you like.</p>
);

export const PickDialog = (props: Omit<PickForMeProps, 'className'>) => {
  const { energy, onEnergy, profileGuess = null, EnergyChoice, Memory, onStart } = props;
  const { ask, suggest, addSteps, addFirst, hasStep } = usePick();
  const [asked, setAsked] = useState<Asked | null>(null);

  const askFor = (minutes: Minutes, there: Energy | null): void => {
    const row = ask({ minutes: minutes === 'none' ? null : Number(minutes), energy: there, profileGuess });
    setAsked({ minutes, row, at: 0 });
  };
  const another = (): void => setAsked((now) => now && { ...now, at: now.at + 1 });

  const answer = ({ row, at }: Asked): ReactNode => {
    const picked = row[at];
    if (row.length === 0) return <Nothing />;
    if (picked === undefined) return <PickedAll words={allOffered(row.length)} row={row} onStart={onStart} />;
    return (
      <PickedCard
        key={picked.task.id}
        picked={picked}
        suggested={suggest(picked.task)}
        onAddSteps={() => addSteps(picked.task)}
        memory={
          Memory && (
            <Memory
              task={picked.task}
              onTake={(title) => addFirst(picked.task, title)}
              isTaken={(title) => hasStep(picked.task, title)}
              arrives="reserved"
            />
          )
        }
      />
    );
  };
  const picked = asked?.row[asked.at];
  const isLast = asked !== null && asked.at === asked.row.length - 1;

  return (
    <>
      <p className="mt-5 text-lg font-medium">How much time do you have?</p>
      <ChoiceChips
        shareRow
        label="Minutes"
        choices={minuteChoices}
        value={asked?.minutes ?? null}
        onChange={(minutes) => askFor(minutes, energy)}
        className="mt-2"
      />
      <p className="mt-5 text-lg font-medium">Energy right now</p>
      <div className="mt-2">
        <EnergyChoice
          label="Energy for this pick"
          value={energy}
          onChange={(chosen) => {
            onEnergy(chosen);
            if (asked !== null) askFor(asked.minutes, chosen);
          }}
        />
      </div>
      <div aria-live="polite" className="mt-6 empty:hidden">
        {asked !== null && answer(asked)}
      </div>
      {asked !== null && picked !== undefined ? (
        <div className="sticky bottom-0 -mx-6 mt-6 flex flex-wrap gap-2 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
          <Button kind="primary" onClick={() => onStart(picked.task)}>
            Start
          </Button>
          {asked.row.length > 1 && (
            <Button onClick={another}>
              {isLast ? `See ${asked.row.length === 2 ? 'both' : 'all three'}` : 'Another one'}
            </Button>
          )}
        </div>
      ) : (
        <div className="h-6 sm:h-8" />
      )}
    </>
  );
};
