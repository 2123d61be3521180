import type { PerformanceMetric } from '#domain/music-performance/performance-metric.ts';
import { operationInWords } from '#domain/music-performance/performance-words.ts';
import { LoadTime } from '#web/features/music-performance/load-time.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

const outcomeOf = ({ success, fastFlowAchieved }: PerformanceMetric): string => {
  if (!success) return 'didn’t work';
  return fastFlowAchieved ? 'in time' : 'worked, but slowly';
};

interface OperationListProps {
  readonly label: string;
  readonly operations: readonly PerformanceMetric[];
}

/** What the player did last, the newest first. */
export const OperationList = ({ label, operations }: OperationListProps) => {
  const time = useDateFormat({ timeStyle: 'medium' });
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {operations.map((one) => (
        <li
          key={`${one.at}-${one.operationType}-${one.duration}`}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2"
        >
          <span className="min-w-32 flex-1">{operationInWords(one.operationType)}</span>
          <LoadTime milliseconds={one.duration} />
          <span className="text-muted sm:w-36">{outcomeOf(one)}</span>
          <time dateTime={new Date(one.at).toISOString()} className="text-sm text-muted tabular-nums">
            {time.format(one.at)}
          </time>
        </li>
      ))}
    </ol>
  );
};
