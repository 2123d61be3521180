import { Archive } from 'lucide-react';
import { useState } from 'react';
import { finishedBefore } from '#domain/held/archive-changes.ts';
import { type ArchiveAge, archiveAges } from '#domain/records/archived.ts';
import { ageWords, thingsInWords } from '#domain/held/held-words.ts';
import { archiveThings } from '#web/features/held/archive-actions.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const choices = archiveAges.map((age) => ({ value: String(age), label: `Over ${ageWords[age]}` }));

const mostShown = 200;

/** What would go, before it goes: how many, which, and that nothing is deleted. */
export const ArchiveByAge = () => {
  const store = useRecordStore();
  const [tasks, projects, milestones] = [
    useRecords('tasks'),
    useRecords('projects'),
    useRecords('milestones'),
  ];
  const [age, setAge] = useState<ArchiveAge>(90);
  const found = finishedBefore({ tasks, projects, milestones }, age, useMinute().toISOString());
  const names = [
    ...found.projects.map(({ id, name }) => ({ id, name: `${name} (project)` })),
    ...found.tasks.map(({ id, title }) => ({ id, name: title })),
  ];
  return (
    <div>
      <h3 className="font-semibold">Archive old finished things</h3>
      <ChoiceChips
        className="mt-3"
        label="How long ago they were finished"
        choices={choices}
        value={String(age)}
        onChange={(value) => setAge(archiveAges.find((one) => String(one) === value) ?? age)}
      />
      <p aria-live="polite" className="mt-4">
        {names.length === 0
          ? `Nothing in your lists was finished over ${ageWords[age]} ago.`
          : `Finished over ${ageWords[age]} ago: ${thingsInWords(found)}.`}
      </p>
      {names.length > 0 && (
        <>
          <Disclosure key={age} size="small" name={names.length === 1 ? 'Show it' : 'Show them'}>
            {() => (
              <ul className="max-h-60 list-disc overflow-y-auto pl-6 text-muted">
                {names.slice(0, mostShown).map(({ id, name }) => (
                  <li key={id} className="break-words">
                    {name}
                  </li>
                ))}
                {names.length > mostShown && <li>and {names.length - mostShown} more</li>}
              </ul>
            )}
          </Disclosure>
          <Button
            className="mt-2"
            onClick={() => {
              // The offer goes with what it offered.
              document.querySelector<HTMLElement>('#archive')?.focus({ preventScroll: true });
              archiveThings(store, found);
            }}
          >
            <Archive aria-hidden="true" />
            Archive {thingsInWords(found)}
          </Button>
        </>
      )}
    </div>
  );
};
