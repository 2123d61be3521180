import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/notices/catalogue.ts';
import { failureMessage } from '#domain/notices/failure-message.ts';

describe('[TOAST-01] the generic error handler', () => {
  it.each([
    [0, catalogue.networkError],
    [401, catalogue.authenticationRequired],
    [403, catalogue.accessDenied],
    [500, catalogue.networkError],
    [501, catalogue.networkError],
    [599, catalogue.networkError],
  ])('status %i has its own message, whatever the error says', (status, message) => {
    expect(failureMessage({ status, message: 'duplicate key' }, 'Save')).toBe(message);
  });

  it.each([null, 1, 400, 402, 404, 409, 499])('status %j shows the error’s own words', (status) => {
    expect(failureMessage({ status, message: 'The name is taken.' }, 'Save')).toEqual({
      regime: 'toast',
      kind: 'error',
      title: 'Save Failed',
      description: 'The name is taken.',
    });
  });

  it.each(['', '  '])('an error without words (%j) gets the generic ones', (message) => {
    expect(failureMessage({ status: null, message }, 'Import')).toMatchObject({
      title: 'Import Failed',
      description: 'Something went wrong. Please try again.',
    });
  });

  it('what is no error was unexpected', () => {
    expect(failureMessage(null, 'Save').description).toBe('An unexpected error occurred');
  });

  it('without a name for the operation it is “Operation Failed”', () => {
    expect(failureMessage({ status: 404, message: '' })).toEqual(catalogue.operationFailed);
  });
});
