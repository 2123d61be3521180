import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/notices/catalogue.ts';
import { AppError } from '#web/platform/app-error.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';

const own = catalogue.createFailed;

describe('[TOAST-01] an error’s code becomes the specification’s words', () => {
  it.each([
    ['unreachable', catalogue.networkError, catalogue.networkError],
    ['signed-out', catalogue.authenticationRequired, catalogue.authenticationRequired],
    ['not-allowed', catalogue.accessDenied, catalogue.accessDenied],
  ] as const)('shows the code %s in the specification’s words', (code, general, besideOwn) => {
    const error = new AppError(code, 'The words of the server');
    expect(errorNotice(error, 'Create')).toBe(general);
    expect(errorNotice(error, own)).toBe(besideOwn);
  });

  it.each(['refused', 'unreadable'] as const)('shows the server’s own words for the code %s', (code) => {
    const error = new AppError(code, 'The name is taken.');
    expect(errorNotice(error, 'Create')).toMatchObject({
      title: 'Create Failed',
      description: 'The name is taken.',
    });
    expect(errorNotice(error, own)).toBe(own);
  });

  it.each([
    [new Error('No room left.'), 'No room left.'],
    [new Error(''), 'Something went wrong. Please try again.'],
    ['a string', 'An unexpected error occurred'],
    [undefined, 'An unexpected error occurred'],
  ])('describes the thrown value %s as %j', (thrown, description) => {
    expect(errorNotice(thrown, 'Save')).toMatchObject({ title: 'Save Failed', description });
  });
});
