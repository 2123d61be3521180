import { type CommandEntry, type CommandGroup, commandGroups } from '#domain/voice/command-entry.ts';
import { commandTable } from '#domain/voice/command-table.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const groupNames: Readonly<Record<CommandGroup, string>> = {
  music: 'Music',
  tasks: 'Tasks',
  focus: 'Focus sessions',
  energy: 'Energy',
  anything: 'Anything',
};

/** Enough to see the pattern. */
const shownWays = 8;

const waysOf = ({ phrases, open }: CommandEntry): readonly string[] =>
  [...(open === null ? [] : [open]), ...phrases].slice(0, shownWays);

const Command = ({ entry }: { readonly entry: CommandEntry }) => {
  const { does, example, undo, needsAccount } = entry;
  return (
    <li className="border-t border-line py-5 first:border-0">
      <p className="text-xl font-medium">
        <q>{example}</q>
      </p>
      <p className="mt-1 text-lg">{does}</p>
      <p className="text-muted">
        {undo === null ? 'There’s nothing to undo.' : `Undo: ${undo}`}
        {needsAccount && ' You need to sign in first.'}
      </p>
      <Disclosure name="Other ways to say it" size="small">
        <ul className="flex flex-wrap gap-2 pt-1 pb-2">
          {waysOf(entry).map((way) => (
            <li key={way} className="rounded-full bg-raised px-3.5 py-1">
              {way}
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
};

/** Everything that is understood, out of the table that the recogniser listens by. */
export const CommandList = () => (
  <div className="gap-6 lg:columns-2">
    {commandGroups.map((group) => {
      const entries = commandTable.filter((entry) => entry.group === group);
      return (
        <div
          key={group}
          className="rounded-3xl border border-line bg-surface mb-6 break-inside-avoid p-6 sm:p-8"
        >
          <h3 className="text-xl font-semibold text-calm">{groupNames[group]}</h3>
          <ul>
            {entries.map((entry) => (
              <Command key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
