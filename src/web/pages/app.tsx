import { type ReactNode, useState } from 'react';
import { isRestDay } from '#domain/rest/rest-day.ts';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { MoodRow } from '#web/features/energy/mood-row.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { FreshStart } from '#web/features/rest/fresh-start.tsx';
import { LifetimeLine } from '#web/features/rest/lifetime-line.tsx';
import { RestDayCard } from '#web/features/rest/rest-day-card.tsx';
import { RestDays } from '#web/features/rest/rest-days.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { today } from '#web/platform/clock.ts';
import { useSettings } from '#web/platform/records/use-settings.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section aria-label={name}>
    <h3 className="text-lg font-medium">{name}</h3>
    <div className="mt-2">{children}</div>
  </section>
);

const More = ({ energyProfile }: { readonly energyProfile: ReactNode }) => (
  <>
    <LifetimeLine className="text-lg" />
    {energyProfile}
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
  const resumeCard: ReactNode = null;
  return (
    <>
      <PageHeading>One thing at a time</PageHeading>
      <div className="mt-8 space-y-10">
        {resumeCard}
        {isRestDay(settings, today()) && !looks ? (
          <RestDayCard onLook={() => setLooks(true)} />
        ) : (
          <Dashboard
            energy={energy}
            onDone={complete}
            minutesOf={(task) => task.estimatedMinutes}
            feelings={
              <div>
                <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                  <p className="text-lg text-muted">Energy right now</p>
                  <EnergyChips label="Energy right now" value={energy} onChange={chooseEnergy} />
                </div>
                <div className="mt-2">
                  <MoodRow />
                </div>
              </div>
            }
            pickForMe={null}
            more={<More energyProfile={null} />}
          />
        )}
      </div>
    </>
  );
};
