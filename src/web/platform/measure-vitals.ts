import { isVitalName, type VitalName } from '#domain/logging/web-vitals.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

export interface Measurement {
  readonly name: VitalName;
  readonly value: number;
  readonly navigationType: string;
}

/** The library dropped this metric; the specification keeps it. */
const onFirstInput = (report: (value: number) => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      observer.disconnect();
      report(entry.processingStart - entry.startTime);
      return;
    }
  });
  observer.observe({ type: 'first-input', buffered: true });
};

const measure = async (report: (measurement: Measurement) => void): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value, navigationType }) => {
      if (isVitalName(name)) report({ name, value, navigationType });
    });
  }
  onFirstInput((value) => report({ name: 'FID', value, navigationType: 'navigate' }));
};

/**
 * Starts when the page has nothing better to do: the browser remembers what happened before. Numbers for the operator
 * are not worth a word to the person if they cannot be had.
 */
export const measureVitals = (report: (measurement: Measurement) => void): void =>
  whenIdle(() => {
    measure(report).catch(() => undefined);
  });
