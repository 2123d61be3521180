import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusHref } from '#domain/focus/focus-href.ts';
import { isRestDay } from '#domain/rest/rest-day.ts';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { EnergyGuessHint } from '#web/features/energy/energy-guess-hint.tsx';
import { EnergyProfile } from '#web/features/energy/energy-profile.tsx';
import { MoodRow } from '#web/features/energy/mood-row.tsx';
import { useEnergyGuess } from '#web/features/energy/use-energy-guess.ts';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { ResumeCard } from '#web/features/focus/resume-card.tsx';
import { PickForMe } from '#web/features/pick/pick-for-me.tsx';
import { FreshStart } from '#web/features/rest/fresh-start.tsx';
import { LifetimeLine } from '#web/features/rest/lifetime-line.tsx';
import { RestDayCard } from '#web/features/rest/rest-day-card.tsx';
import { RestDays } from '#web/features/rest/rest-days.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useUsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';
import { today } from '#web/platform/clock.ts';
import { useSettings } from '#web/platform/records/use-settings.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section aria-label={name}>
    <h3 className="text-lg font-medium">{name}</h3>
    <div className="mt-2">{children}</div>
  </section>
);

const More = () => (
  <>
    <LifetimeLine className="text-lg" />
    <EnergyProfile />
    <Part name="Days of rest">
      <RestDays />
    </Part>
    <Part name="A fresh start">
      <FreshStart otherwise="Nothing has waited long enough to be put away." />
    </Part>
  </>
);

export const Page = () => {
  const [energy, chooseEnergy] = useTodayEnergy();
  const { complete } = useTaskActions();
  const [settings] = useSettings();
  const [looks, setLooks] = useState(false);
  const usualOf = useUsualMinutes();
  const guess = useEnergyGuess();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>One thing at a time</PageHeading>
      <div className="mt-8 space-y-10">
        <ResumeCard />
        {isRestDay(settings, today()) && !looks ? (
          <RestDayCard onLook={() => setLooks(true)} />
        ) : (
          <Dashboard
            energy={energy}
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
                  <MoodRow />
                </div>
              </div>
            }
            pickForMe={
              <PickForMe
                energy={energy}
                onEnergy={chooseEnergy}
                profileGuess={guess}
                EnergyChoice={EnergyChips}
                onStart={(task) => void navigate(focusHref(task.id))}
              />
            }
            more={<More />}
          />
        )}
      </div>
    </>
  );
};
