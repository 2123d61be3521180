import { dateLocales } from '#domain/calendar/date-choice.ts';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

type DateFields = Pick<PersonalSettings, 'dateLocale' | 'hour12'>;

interface DateSettingsProps {
  readonly settings: DateFields;
  readonly onChange: (fields: Partial<DateFields>) => void;
}

const clocks = [
  { value: 'auto', label: 'Automatic' },
  { value: '12', label: '12-hour' },
  { value: '24', label: '24-hour' },
] as const;

const clockOf = (hour12: boolean | null): (typeof clocks)[number]['value'] => {
  if (hour12 === null) return 'auto';
  return hour12 ? '12' : '24';
};

const example = { dateStyle: 'full', timeStyle: 'short' } as const;
const inNumbers = { dateStyle: 'short' } as const;

/** How dates and times are written, with the moment itself as the example. */
export const DateSettings = ({ settings, onChange }: DateSettingsProps) => {
  const now = useMinute();
  const long = useDateFormat(example);
  const short = useDateFormat(inNumbers);
  return (
    <>
      <Field label="Date format" quiet error={undefined}>
        {(slot) => (
          <select
            {...slot}
            value={settings.dateLocale ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ dateLocale: value === '' ? null : value })}
            className={`${inputLook} max-w-sm`}
          >
            <option value="">Same as this browser</option>
            {dateLocales.map(({ locale, label }) => (
              <option key={locale} value={locale}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className="pt-2 font-medium">Clock</p>
      <ChoiceChips
        label="Clock"
        choices={clocks}
        value={clockOf(settings.hour12)}
        onChange={(clock) => onChange({ hour12: clock === 'auto' ? null : clock === '12' })}
      />
      <output className="block pt-2 text-muted">
        {long.format(now)} ({short.format(now)})
      </output>
    </>
  );
};
