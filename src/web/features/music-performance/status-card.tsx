import { flowSuccessOf, recentOperations } from '#domain/music-performance/performance-grade.ts';
import { performanceLimits } from '#domain/music-performance/performance-limits.ts';
import { pickInWords } from '#domain/music-performance/pick-words.ts';
import { FlowSuccess } from '#web/features/music-performance/flow-success.tsx';
import { NothingMeasured } from '#web/features/music-performance/nothing-measured.tsx';
import { OperationList } from '#web/features/music-performance/operation-list.tsx';
import { usePerformance } from '#web/features/music-performance/use-performance.ts';

/** The short form: how it is going, and the last few operations. */
export const StatusCard = () => {
  const { operations, pick } = usePerformance(performanceLimits.statusRefresh);
  const percent = flowSuccessOf(operations);
  return (
    <section aria-labelledby="music-status" className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
      <h3 id="music-status" className="text-lg font-semibold">
        Music status
      </h3>
      <div className="mt-3">
        {percent === null ? (
          <NothingMeasured />
        ) : (
          <>
            <FlowSuccess percent={percent} />
            {pick !== null && (
              <dl className="mt-4">
                <dt className="text-muted">Your last mood</dt>
                <dd>{pickInWords(pick)}</dd>
              </dl>
            )}
            <div className="mt-4">
              <OperationList
                label="Recent operations"
                operations={recentOperations(operations, performanceLimits.statusOperations)}
              />
            </div>
          </>
        )}
      </div>
    </section>
  );
};
