import { isRestDay, withWeekday } from '#domain/rest-days/rest-day.ts';
import { useSettings } from '#web/services/records/use-settings.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Switch } from '#web/ui/switch.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name, value) => ({ value, label: name.slice(0, 3), name }),
);

/** Days that ask for nothing: some of every week, or just this one. */
export const RestDays = () => {
  const [settings, change] = useSettings();
  const day = useToday();
  const isWeekday = isRestDay({ restOn: null, restWeekdays: settings.restWeekdays }, day);
  return (
    <div>
      <ToggleChips
        label="Weekly rest days"
        choices={weekdays}
        values={settings.restWeekdays}
        onToggle={(weekday) => change({ restWeekdays: withWeekday(settings.restWeekdays, weekday) })}
      />
      <div className="mt-2">
        {isWeekday ? (
          <p className="py-2 text-muted">Today is one of them.</p>
        ) : (
          <Switch
            label="Rest today"
            checked={settings.restOn === day}
            onChange={(rests) => change({ restOn: rests ? day : null })}
          />
        )}
      </div>
    </div>
  );
};
