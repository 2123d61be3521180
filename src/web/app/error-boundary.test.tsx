import { isValidElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { readLog } from '#web/services/logging/logger.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';

const boundary = (onReset?: () => void) => {
  const one = new ErrorBoundary({
    name: 'Player',
    children: 'the part',
    ...(onReset === undefined ? {} : { onReset }),
  });
  vi.spyOn(one, 'setState').mockImplementation((next) => {
    Object.assign(one, { state: next });
  });
  return one;
};

/** What stands on the page: the panel's properties, or the part itself. */
const shown = (one: ErrorBoundary) => {
  const node = one.render();
  if (!isValidElement<Parameters<typeof ErrorPanel>[0]>(node)) return node;
  expect(node.type).toBe(ErrorPanel);
  return node.props;
};

describe('[HEAD-02] the error boundary', () => {
  test('the error boundary shows its part until something is thrown', () => {
    expect(shown(boundary())).toBe('the part');
  });

  test.each([
    [new Error('It broke'), 'It broke'],
    ['text', 'An unexpected error occurred'],
  ])('shows %o as “%s”, and tries again', (thrown, message) => {
    const reset = vi.fn<() => void>();
    const one = boundary(reset);
    one.state = ErrorBoundary.getDerivedStateFromError(thrown);
    const panel = shown(one);
    expect(panel).toMatchObject({ message });
    if (panel === null || typeof panel !== 'object' || !('onRetry' in panel)) throw new Error('No panel');
    panel.onRetry?.();
    expect(reset).toHaveBeenCalledOnce();
    expect(shown(one)).toBe('the part');
  });

  test('logs the error with the boundary’s name', () => {
    boundary().componentDidCatch(new Error('for ada@example.org'), { componentStack: 'at Player' });
    expect(readLog().at(-1)).toMatchObject({
      level: 'error',
      message: 'for [EMAIL]',
      source: 'boundary',
      context: { component: 'Player', name: 'Error', componentStack: 'at Player' },
    });
  });
});
