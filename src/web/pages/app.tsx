import { type ReactNode, useState } from 'react';
import { isRestDay } from '#domain/rest-days/rest-day.ts';
import { ReviewLink } from '#web/features/coach/review-link.tsx';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { EnergyGuessHint } from '#web/features/energy/energy-guess-hint.tsx';
import { MoodRow } from '#web/features/energy/mood-row.tsx';
import { useEnergyGuess } from '#web/features/energy/use-energy-guess.ts';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { PickMemory } from '#web/features/memory/uses/task-memory.tsx';
import { PickForMe } from '#web/features/pick/pick-for-me.tsx';
import { RestDayCard } from '#web/features/rest-days/rest-day-card.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useUsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { useSettings } from '#web/services/records/use-settings.ts';
import { usePageIsThere } from '#web/platform/use-page-is-there.ts';
import { useRestoreFocus } from '#web/platform/use-restore-focus.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section aria-label={name}>
    <h3 className="text-lg font-medium">{name}</h3>
    <div className="mt-2">{children}</div>
  </section>
);

// Fetched when somebody says that it is hard.
const loadBreathe = loadOnce(
  async () => (await import('#web/features/rituals/breathe-minute.tsx')).BreatheMinute,
);

// Fetched when it is unfolded.
const loadMore = loadOnce(async () => {
  const [{ LifetimeLine }, { EnergyProfile }, { RestDays }, { FreshStart }] = await Promise.all([
    import('#web/features/rest-days/lifetime-line.tsx'),
    import('#web/features/energy/energy-profile.tsx'),
    import('#web/features/rest-days/rest-days.tsx'),
    import('#web/features/rest-days/fresh-start.tsx'),
  ]);
  return () => (
    <>
      <LifetimeLine className="text-lg" />
      <EnergyProfile />
      <Part name="Rest days">
        <RestDays />
      </Part>
      <Part name="A fresh start">
        <FreshStart otherwise="Nothing here is old enough to put away." />
      </Part>
    </>
  );
});
// For those whom somebody asked something; the page first.
const loadSharing = loadOnce(
  async () => (await import('#web/features/sharing/owner/sharing-on-home.tsx')).SharingOnHome,
);
const nothing = {};

export const Page = () => {
  const [energy, chooseEnergy] = useTodayEnergy();
  const { complete } = useTaskActions();
  const [settings, changeSettings] = useSettings();
  const today = useToday();
  const [looks, setLooks] = useState(false);
  const resting = isRestDay(settings, today) && !looks;
  useRestoreFocus(resting);
  const usualOf = useUsualMinutes();
  const guess = useEnergyGuess();
  const startFocus = useStartFocus();
  const pageIsThere = usePageIsThere();
  return (
    <>
      <PageHeading>One thing at a time</PageHeading>
      <div className="mt-5 space-y-6 sm:mt-8 sm:space-y-10">
        {resting ? (
          <RestDayCard
            onLook={() => setLooks(true)}
            onEnd={settings.restOn === today ? () => changeSettings({ restOn: null }) : null}
          />
        ) : (
          <Dashboard
            energy={energy}
            onStart={(task) => startFocus({ task })}
            onDone={complete}
            minutesOf={(task) => usualOf(task) ?? task.estimatedMinutes}
            feelings={
              <div>
                <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                  <p className="text-lg text-muted">Energy right now</p>
                  <EnergyChips label="Energy right now" value={energy} onChange={chooseEnergy} />
                  <EnergyGuessHint />
                </div>
                <div className="mt-2">
                  <MoodRow breathe={<LazyPart need={1} load={loadBreathe} props={nothing} />} />
                </div>
              </div>
            }
            pickForMe={
              <PickForMe
                energy={energy}
                onEnergy={chooseEnergy}
                profileGuess={guess}
                EnergyChoice={EnergyChips}
                Memory={PickMemory}
                onStart={(task) => startFocus({ task })}
              />
            }
            more={<LazyPart need={1} load={loadMore} props={nothing} />}
          />
        )}
        {!resting && <ReviewLink />}
        {!resting && <LazyPart need={pageIsThere ? 1 : 0} load={loadSharing} props={nothing} />}
      </div>
    </>
  );
};
