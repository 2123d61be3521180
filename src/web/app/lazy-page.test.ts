import { describe, expect, it } from 'vitest';
import { componentOf } from '#web/app/lazy-page.tsx';

const Page = () => null;

describe('[ROUTE-07] lazy pages', () => {
  it('take the component named Page', () => {
    expect(componentOf({ Page }).default).toBe(Page);
  });

  it.each([{}, { Page: undefined }, { Page: 'text' }, { default: () => null }])(
    'without a component raise an error: %j',
    (module) => {
      expect(() => componentOf(module)).toThrow(new Error('Route component not found'));
    },
  );
});
