import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { fromDatabaseError } from './postgres-error.ts';

const raised = (code: string, message = 'text', detail?: string): DatabaseError => {
  const error = new DatabaseError(message, message.length, 'error');
  error.code = code;
  error.detail = detail;
  error.internalQuery = 'select secret';
  error.where = 'PL/pgSQL function secret()';
  return error;
};

describe('fromDatabaseError', () => {
  it.each([
    ['08006', 503],
    ['0L000', 403],
    ['0P000', 403],
    ['21000', 500],
    ['22P02', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['25006', 405],
    ['25P02', 500],
    ['28000', 403],
    ['40001', 500],
    ['42501', 403],
    ['42703', 400],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['53300', 503],
    ['53400', 500],
    ['54001', 400],
    ['57014', 500],
    ['57P01', 503],
    ['57P02', 503],
    ['57P03', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['PT404', 404],
    ['PT999', 500],
    ['XX000', 500],
    ['ABCDE', 400],
  ])('answers the SQLSTATE %s with the status %i', (code, status) => {
    expect(fromDatabaseError(raised(code), false)?.status).toBe(status);
  });

  it('answers a refusal to an anonymous caller with 401', () => {
    const refused = fromDatabaseError(raised('42501'), true);
    expect([refused?.status, refused?.headers]).toEqual([401, { 'WWW-Authenticate': 'Bearer' }]);
  });

  it('says nothing of the statement behind an error', () => {
    expect(fromDatabaseError(raised('22012', 'division by zero', 'why'), false)?.body).toEqual({
      code: '22012',
      message: 'division by zero',
      details: 'why',
      hint: null,
    });
  });

  it.each([
    [Object.assign(new Error('connect ECONNREFUSED 127.0.0.1'), { code: 'ECONNREFUSED' }), 503, 'PGRST000'],
    [new Error('Connection terminated unexpectedly'), 503, 'PGRST001'],
    [new Error('timeout exceeded when trying to connect'), 504, 'PGRST003'],
  ])('answers a lost connection with 503 or 504: %s', (error, status, code) => {
    const answer = fromDatabaseError(error, false);
    expect([answer?.status, answer?.body.code, answer?.body.details]).toEqual([status, code, null]);
  });

  it('does not translate an error that is not the database’s', () => {
    expect(fromDatabaseError(new TypeError('a mistake'), false)).toBeUndefined();
  });

  it.each([
    ['not json', undefined],
    ['{"code":"a","message":"b"}', undefined],
    ['{"code":"a","message":"b"}', '{"status":"200","headers":{}}'],
    ['{"code":"a","message":"b"}', '{"status":99,"headers":{}}'],
  ])('answers 500 to a raised answer it cannot read: %s %s', (message, detail) => {
    const answer = fromDatabaseError(raised('PGRST', message, detail), false);
    expect([answer?.status, answer?.body.code]).toEqual([500, 'PGRST121']);
  });

  it('drops a raised header with a line break in it', () => {
    const detail = JSON.stringify({
      status: 400,
      headers: { 'X-A': 'a\r\nSet-Cookie: b', 'X-B': 'b', 'X C': 'c' },
    });
    const answer = fromDatabaseError(raised('PGRST', '{"code":"a","message":"b"}', detail), false);
    expect(answer?.headers).toEqual({ 'X-B': 'b' });
  });
});
