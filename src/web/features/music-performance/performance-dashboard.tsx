import type { ReactNode } from 'react';
import {
  flowSuccessOf,
  needsCompression,
  recentOperations,
} from '#domain/music-performance/performance-grade.ts';
import { performanceLimits } from '#domain/music-performance/performance-limits.ts';
import { percentInWords, sizeInWords } from '#domain/music-performance/performance-words.ts';
import { FlowSuccess } from '#web/features/music-performance/flow-success.tsx';
import { LoadTime } from '#web/features/music-performance/load-time.tsx';
import { NothingMeasured } from '#web/features/music-performance/nothing-measured.tsx';
import { OperationList } from '#web/features/music-performance/operation-list.tsx';
import { type PerformanceNow, usePerformance } from '#web/features/music-performance/use-performance.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="mt-0.5 text-lg">{children}</dd>
  </div>
);

/** Nothing was loaded in no time: that is no measurement. */
const Average = ({ milliseconds }: { readonly milliseconds: number }) =>
  milliseconds > 0 ? <LoadTime milliseconds={milliseconds} /> : 'not measured yet';

const Facts = ({ cache, metrics }: Pick<PerformanceNow, 'cache' | 'metrics'>) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-4">
    <Fact name="Average load time">
      <Average milliseconds={metrics.averageLoadTime} />
    </Fact>
    <Fact name="Played from this device">{percentInWords(metrics.cacheHitRate)}</Fact>
    <Fact name="Loaded ahead and used">{percentInWords(metrics.preloadEffectiveness)}</Fact>
    <Fact name="Tracks saved">{cache.entries}</Fact>
    <Fact name="Space used">{sizeInWords(cache.totalSize)}</Fact>
    <Fact name="Cache hits">{percentInWords(cache.hitRate)}</Fact>
    <Fact name="Average download">
      <Average milliseconds={cache.averageLoadTime} />
    </Fact>
  </dl>
);

/** Everything that is measured about the player on this device. */
export const PerformanceDashboard = () => {
  const { operations, cache, metrics } = usePerformance(performanceLimits.dashboardRefresh);
  const percent = flowSuccessOf(operations);
  return (
    <section
      aria-labelledby="music-performance"
      className="rounded-3xl border border-line bg-surface p-5 sm:p-6"
    >
      <h3 id="music-performance" className="text-lg font-semibold">
        Music performance
      </h3>
      {percent === null ? (
        <div className="mt-3">
          <NothingMeasured />
        </div>
      ) : (
        <div className="mt-3 space-y-6">
          <FlowSuccess percent={percent} />
          {needsCompression(metrics.averageLoadTime) && (
            <p className="rounded-2xl border border-edge p-4">
              Loading takes more than {performanceLimits.compressionAdviceOver / 1000} seconds on average.
              Smaller, more strongly compressed files would help here. A better connection would too.
            </p>
          )}
          <Facts cache={cache} metrics={metrics} />
          <div>
            <h4 className="font-medium">Recent operations</h4>
            <OperationList
              label="Recent operations"
              operations={recentOperations(operations, performanceLimits.dashboardOperations)}
            />
          </div>
        </div>
      )}
    </section>
  );
};
