import { type Strength, type StrengthAspect, strengths } from '#domain/coach/strengths/strengths.ts';
import type { KnownTrack } from '#domain/focus/focus-sound.ts';
import { useRecords } from '#web/services/records/use-records.ts';

const titles: Readonly<Record<StrengthAspect, string>> = {
  when: 'When it goes well',
  sound: 'With what sound',
  kind: 'With which tasks',
};

const hourOf = (moment: string): number => new Date(moment).getHours();

const Aspect = ({ strength }: { readonly strength: Strength }) => (
  <section aria-label={titles[strength.aspect]}>
    <h3 className="text-lg font-medium">{titles[strength.aspect]}</h3>
    <p className="mt-1 text-lg">{strength.sentence}</p>
    {strength.groups.length > 0 && (
      <ul className="mt-2 text-muted">
        {strength.groups.map(({ name, good, sessions }) => (
          <li key={name}>
            {name}: {good} of {sessions} sessions
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** What goes well, counted from the person's own sessions, with how many there are behind it. */
export const StrengthsPanel = ({ library }: { readonly library: readonly KnownTrack[] }) => {
  const sessions = useRecords('focusSessions');
  const tasks = useRecords('tasks');
  const heard = useRecords('heardTracks');
  const found = strengths({ sessions, tasks, heard, library, hourOf });
  return (
    <div className="space-y-6">
      <p className="text-muted">
        Counted from focus sessions where you said how it went. “Getting somewhere” means you were done or got
        some of it done. These things came together. Whether one led to the other, nobody knows. Under five
        sessions we say nothing.
      </p>
      {found.map((strength) => (
        <Aspect key={strength.aspect} strength={strength} />
      ))}
    </div>
  );
};
