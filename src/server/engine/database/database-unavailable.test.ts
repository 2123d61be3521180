import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const raised = (code: string): DatabaseError => {
  const error = new DatabaseError('text', 4, 'error');
  error.code = code;
  return error;
};

const failed = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a server that is not there', failed('ECONNREFUSED')],
    ['a socket that is not there', failed('ENOENT')],
    ['a connection cut off', failed('ECONNRESET')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    [
      'a connection found broken',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['too many connections', raised('53300')],
    ['a server that stops', raised('57P01')],
    ['a server that crashed', raised('57P02')],
    ['a server that starts', raised('57P03')],
    ['a protocol that broke', raised('08P01')],
  ])('treats %s as an unavailable database', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a statement that took too long', raised('57014')],
    ['a duplicate', raised('23505')],
    ['a mistake in SQL', raised('42601')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('does not treat %s as an unavailable database', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
