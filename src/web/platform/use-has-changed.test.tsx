import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHasChanged } from '#web/platform/use-has-changed.ts';

it('what was there from the beginning has not changed, and what came instead has, also when it is the first one again', () => {
  const { result, rerender } = renderHook(useHasChanged, { initialProps: 'one' });
  expect(result.current).toBe(false);
  rerender('one');
  expect(result.current).toBe(false);
  rerender('two');
  expect(result.current).toBe(true);
  rerender('one');
  expect(result.current).toBe(true);
});
