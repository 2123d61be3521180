import { describe, expect, it } from 'vitest';
import { decidedMessage } from './threat-catalogue.ts';

describe('[FN-02] what is said after a decision', () => {
  it.each([
    ['a device that can be known again', 'new_device', 'a'.repeat(32), true],
    ['one that tells of no id', 'new_device', null, false],
    ['a journey', 'two_places', 'a'.repeat(32), false],
  ] as const)('promises not to ask again only where that is so: %s', (_what, rule, device_id, promised) => {
    const { description } = decidedMessage({ rule, device_id }, 'trust');
    expect(description?.includes('won’t ask')).toBe(promised);
  });
});
