import { storeAgainWords } from '#domain/memory/memory-limits.ts';
import { useMemoryLimits } from '#web/services/memory/use-memory.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const names: Readonly<Record<string, string>> = {
  burst: 'in three seconds',
  second: 'in a second',
  minute: 'in a minute',
  hour: 'in an hour',
  day: 'in a day',
};

/** Whether there is room for one more, in plain words; the numbers are one press away. */
export const LimitState = () => {
  const { data } = useMemoryLimits();
  if (data === undefined) return null;
  const day = data.limits.find(({ name }) => name === 'day');
  const room = day === undefined ? '' : ` ${day.used} of ${day.limit} used in the last day.`;
  return (
    <div className="mt-4">
      <p className="text-muted">
        {data.blocked === null
          ? `You can store more right now.${room}`
          : storeAgainWords(data.blocked.retryAfterSeconds)}
      </p>
      <Disclosure name="All limits" size="small" className="text-muted [&_summary]:font-normal">
        <ul className="grid gap-x-8 gap-y-3 pt-1 sm:grid-cols-2">
          {data.limits.map(({ name, limit, used }) => (
            <li key={name}>
              <p>
                {used} of {limit} {names[name] ?? name}
              </p>
              <ProgressBar
                label={`Stored ${names[name] ?? name}`}
                percent={Math.min(100, Math.round((used / limit) * 100))}
                className="mt-1"
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};
