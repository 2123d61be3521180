import { energyByHourInWords, shapeFrom } from '#domain/energy/energy-by-hour.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { learnedFromSessions } from '#domain/energy/task-energy-guess.ts';
import { EnergyChart } from '#web/features/energy/energy-chart.tsx';
import { useThisHour } from '#web/features/energy/use-this-hour.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const soFar = (count: number): string => (count === 1 ? '1 so far.' : `${count} so far.`);

const Shape = () => {
  const checks = useRecords('energyChecks');
  const now = useThisHour();
  if (checks.length < shapeFrom) {
    return (
      <p className="mt-2 text-muted">
        After about 12 check-ins you’ll see a pattern here. {soFar(checks.length)}
      </p>
    );
  }
  const profile = hourlyProfile(checks, now);
  return (
    <>
      <p className="mt-2 mb-4 text-lg">{energyByHourInWords(profile)}</p>
      <EnergyChart profile={profile} hour={new Date(now).getHours()} />
    </>
  );
};

const BeforeAndAfter = () => {
  const checks = useRecords('energyChecks');
  const tasks = useRecords('tasks');
  const learned = learnedFromSessions({ tasks, checks });
  if (learned.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-medium">Before and after</h3>
      <ul className="mt-1 text-muted">
        {learned.map(({ because }) => (
          <li key={because}>{because}</li>
        ))}
      </ul>
    </>
  );
};

/** The person's day by hours, folded away until somebody wonders. */
export const EnergyProfile = () => (
  <Disclosure name="Your energy through the day">
    <Shape />
    <BeforeAndAfter />
  </Disclosure>
);
