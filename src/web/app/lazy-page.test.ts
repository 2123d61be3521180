import { describe, expect, it } from 'vitest';
import { componentOf } from '#web/app/lazy-page.tsx';

const Page = () => null;

describe('[ROUTE-07] lazy pages', () => {
  it('loads the component named Page', () => {
    expect(componentOf({ Page }).default).toBe(Page);
  });

  it.each([{}, { Page: undefined }, { Page: 'text' }, { default: () => null }])(
    'raises an error for a page without a component: %j',
    (module) => {
      expect(() => componentOf(module)).toThrow(new Error('Route component not found'));
    },
  );
});
