import { useState } from 'react';
import {
  rateVital,
  ratingWords,
  type VitalName,
  vitalNames,
  vitals,
  vitalText,
} from '#domain/logging/web-vitals.ts';
import { type ClientDays, errorDays, vitalDays } from '#domain/system/client-days.ts';
import { clientDaysQuery } from '#web/features/system/days/client-days-queries.ts';
import { DayPicture } from '#web/features/system/days/day-picture.tsx';
import { SystemSection } from '#web/features/system/system-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const whole = (count: number): string => count.toLocaleString('en');

const Errors = ({ days }: { readonly days: ClientDays }) => {
  const shown = errorDays(days);
  const sum = shown.reduce((total, { samples }) => total + samples, 0);
  const quiet = shown.filter(({ value }) => value === 0).length;
  return (
    <DayPicture
      days={shown}
      name="Errors"
      say={whole}
      summary={
        sum === 0
          ? 'No errors in the last 30 days.'
          : `${whole(sum)} ${sum === 1 ? 'error' : 'errors'} in the last 30 days, and ${quiet} days without any.`
      }
    />
  );
};

const summaryOf = (name: VitalName, shown: ReturnType<typeof vitalDays>): string => {
  const last = shown.findLast(({ value }) => value !== null);
  if (last?.value === undefined || last.value === null) return 'Not measured in the last 30 days.';
  const goodDays = shown.filter(({ value }) => value !== null && rateVital(name, value) === 'good').length;
  const measured = shown.filter(({ value }) => value !== null).length;
  const rating = ratingWords[rateVital(name, last.value)].toLowerCase();
  return `Lately ${vitalText(name, last.value)}, ${rating}. Good on ${goodDays} of ${measured} measured days; the line is where good ends.`;
};

const Speed = ({ days }: { readonly days: ClientDays }) => {
  const [name, setName] = useState<VitalName>('LCP');
  const shown = vitalDays(days, name);
  return (
    <>
      <ChoiceChips
        label="What was measured"
        choices={vitalNames.map((value) => ({ value, label: vitals[value].words }))}
        value={name}
        onChange={setName}
        className="mb-5"
      />
      <DayPicture
        key={name}
        days={shown}
        name={vitals[name].words}
        say={(value) => vitalText(name, value)}
        good={vitals[name].good}
        summary={summaryOf(name, shown)}
      />
    </>
  );
};

/** The same reports as in the two sections before, over time. */
export const ClientDaysSection = () => {
  const { backend } = useConnection();
  const query = clientDaysQuery(backend);
  return (
    <>
      <SystemSection
        heading="Errors, day by day"
        note="How many browsers reported on each day. Days are counted in UTC, and reports are kept for 30 days."
        query={query}
      >
        {(days) => <Errors days={days} />}
      </SystemSection>
      <SystemSection
        heading="Speed, day by day"
        note="What three out of four visits stayed below on each day."
        query={query}
      >
        {(days) => <Speed days={days} />}
      </SystemSection>
    </>
  );
};
