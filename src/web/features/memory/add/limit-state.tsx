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
  const { blocked, limits } = data;
  const words =
    blocked === null ? 'You can store more right now' : storeAgainWords(blocked.retryAfterSeconds);
  return (
    <div className="mt-3 -mb-2">
      <Disclosure name={words} size="small" className="text-muted [&_summary]:font-normal">
        <ul className="grid gap-x-8 gap-y-3 pt-1 pb-3 sm:grid-cols-2">
          {limits.map(({ name, limit, used }) => (
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
