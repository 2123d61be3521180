import { isVitalName, type VitalName } from '#domain/logging/web-vitals.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

export interface Measurement {
  readonly name: VitalName;
  readonly value: number;
  readonly navigationType: string;
}

const hear = (type: 'pointerdown' | 'pointerup' | 'keydown', heard: (waited: number) => void): void =>
  addEventListener(
    type,
    (event) => {
      if (event.isTrusted) heard(performance.now() - event.timeStamp);
    },
    { capture: true, passive: true },
  );

/** How long each press waited for this page; a finger that went down to scroll is no press. */
const watchPresses = (press: (waited: number) => void): void => {
  let down: number | undefined;
  hear('pointerdown', (waited) => (down = waited));
  hear('pointerup', (waited) => press(down ?? waited));
  hear('keydown', press);
};

/** The library dropped this metric; the specification keeps it. */
const onFirstInput = (report: (value: number) => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  let first: number | undefined;
  let isTold = false;
  const tell = (value: number | undefined): void => {
    if (isTold || value === undefined) return;
    isTold = true;
    observer.disconnect();
    report(value);
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming) tell(entry.processingStart - entry.startTime);
    }
  });
  observer.observe({ type: 'first-input', buffered: true });
  watchPresses((waited) => (first ??= waited));
  // The browser tells of an input once its frame is shown; a page that is left by its first press never shows it.
  // Captured, so that the queue is sent after this.
  addEventListener('visibilitychange', () => tell(first), { capture: true });
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
