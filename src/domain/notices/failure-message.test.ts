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
  ])('shows the message of status %i, whatever the error says', (status, message) => {
    expect(failureMessage({ status, message: 'duplicate key' }, 'Save')).toBe(message);
  });

  it.each([null, 1, 400, 402, 404, 409, 499])('shows the error’s own words for status %j', (status) => {
    expect(failureMessage({ status, message: 'The name is taken.' }, 'Save')).toEqual({
      regime: 'toast',
      kind: 'error',
      title: 'Save Failed',
      description: 'The name is taken.',
    });
  });

  it.each(['', '  '])('shows the generic message for an error without words (%j)', (message) => {
    expect(failureMessage({ status: null, message }, 'Import')).toMatchObject({
      title: 'Import Failed',
      description: 'Something went wrong. Please try again.',
    });
  });

  it('reports a missing error as unexpected', () => {
    expect(failureMessage(null, 'Save').description).toBe('An unexpected error occurred');
  });

  it('titles a failure without an operation “Operation Failed”', () => {
    expect(failureMessage({ status: 404, message: '' })).toEqual(catalogue.operationFailed);
  });
});
