import { describe, expect, it } from 'vitest';
import { pinMessages, pinProblem } from './local-pin.ts';

describe('a PIN that somebody chooses', () => {
  it.each([
    ['', pinMessages.digits],
    ['18273', pinMessages.digits],
    ['182736', undefined],
    ['182736455463', undefined],
    ['1827364554631', pinMessages.digits],
    ['18273a', pinMessages.digits],
    ['１８２７３６', pinMessages.digits],
    [' 182736', pinMessages.digits],
    ['000000', pinMessages.easy],
    ['123456', pinMessages.easy],
    ['987654', pinMessages.easy],
    ['123457', undefined],
    ['112233', undefined],
    ['246802', undefined],
  ])('%j: %s', (pin, problem) => {
    expect(pinProblem(pin)).toBe(problem);
  });
});
