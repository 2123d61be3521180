import { FastFlowIndicator } from '#web/features/music-performance/fast-flow-indicator.tsx';
import { PerformanceDashboard } from '#web/features/music-performance/performance-dashboard.tsx';
import { StatusCard } from '#web/features/music-performance/status-card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** Numbers for those who want them, out of the way of everybody else. */
export const MusicPerformance = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Disclosure name="How fast music starts">
    {() => (
      <div className="mt-4 space-y-4">
        <FastFlowIndicator onRetry={onRetry} />
        <StatusCard />
        <PerformanceDashboard />
      </div>
    )}
  </Disclosure>
);
