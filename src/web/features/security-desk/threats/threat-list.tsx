import { useRef, useState } from 'react';
import { threatsByDay, threatsByRule } from '#domain/security/threats/threat-groups.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { threatTitles } from '#domain/security/threats/threat-words.ts';
import { pastDayWords } from '#web/features/security-desk/threats/past-day-words.ts';
import { ThreatItem } from '#web/features/security-desk/threats/threat-item.tsx';
import { useDecideThreat } from '#web/features/security-desk/threats/use-decide-threat.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const groupings = [
  { value: 'day', label: 'By day' },
  { value: 'kind', label: 'By kind' },
] as const;
type Grouping = (typeof groupings)[number]['value'];

const dayOfMoment = (moment: string): string => dayOf(new Date(moment));

const useGroups = (threats: readonly ThreatRow[], by: Grouping) => {
  const today = useToday();
  return by === 'day'
    ? threatsByDay(threats, dayOfMoment).map(({ key, rows }) => ({ name: pastDayWords(key, today), rows }))
    : threatsByRule(threats).map(({ key, rows }) => ({ name: threatTitles[key], rows }));
};

interface GroupsProps {
  readonly threats: readonly ThreatRow[];
  readonly by: Grouping;
  readonly now: number;
  readonly onDecided: () => void;
}

const Groups = ({ threats, by, now, onDecided }: GroupsProps) => {
  const decide = useDecideThreat();
  return useGroups(threats, by).map(({ name, rows }) => (
    <section key={name} aria-label={name} className="mt-6">
      <h3 className="font-medium text-muted">
        {name}
        {by === 'kind' && rows.length > 1 && <span className="font-normal"> · {rows.length}</span>}
      </h3>
      <ul className="mt-3 space-y-4">
        {rows.map((threat) => (
          <ThreatItem
            key={threat.id}
            threat={threat}
            now={now}
            busy={decide.isPending}
            onDecide={(about, decision) =>
              decide.mutate({ threat: about, ...decision }, { onSuccess: onDecided })
            }
          />
        ))}
      </ul>
    </section>
  ));
};

interface ThreatListProps {
  /** Of the list, where it is not the whole page. */
  readonly name?: string;
  readonly threats: readonly ThreatRow[];
  /** When the list was read. */
  readonly now: number;
}

/** What waits for a word first; what was decided is folded away below it. */
export const ThreatList = ({ name, threats, now }: ThreatListProps) => {
  const [by, setBy] = useState<Grouping>('day');
  const heading = useRef<HTMLHeadingElement>(null);
  const open = threats.filter(({ status }) => status === 'open');
  const decided = threats.filter(({ status }) => status !== 'open');
  const state = open.length === 0 ? 'Nothing waits for you' : `To look at: ${open.length}`;
  // What was pressed is gone: the keyboard goes on where the list begins.
  const keepPlace = (): void => heading.current?.focus({ preventScroll: true });
  return (
    <section aria-labelledby="threats-open" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="threats-open" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {name ?? state}
        </h2>
        {threats.length > 1 && (
          <ChoiceChips label="Group the events" choices={groupings} value={by} onChange={setBy} />
        )}
      </div>
      {name !== undefined && <p className="mt-1 text-muted">{state}</p>}
      {open.length === 0 && name === undefined && (
        <p className="mt-2 text-muted">If something unusual happens, you’ll find it here.</p>
      )}
      <Groups threats={open} by={by} now={now} onDecided={keepPlace} />
      {decided.length > 0 && (
        <Disclosure name="Decided" hint={String(decided.length)} className="mt-10">
          {() => <Groups threats={decided} by={by} now={now} onDecided={keepPlace} />}
        </Disclosure>
      )}
    </section>
  );
};
