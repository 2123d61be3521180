import { DatabaseError } from 'pg';
import { QueueFullError, QueueLeftError, QueueTimeoutError } from './fair-queue.ts';

/** Codes of the system for a server that is not there, or went away. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's own sentences; it gives them no code. */
const connectionLost = /^(?:Connection terminated|Client has encountered a connection error)/u;
const noConnectionFree = 'timeout exceeded when trying to connect';

/** Connection failures, too little of something, and a server that is stopping, starting or was crashed. */
export const isUnavailableState = (sqlState: string): boolean =>
  sqlState.startsWith('08') || sqlState.startsWith('53') || sqlState.startsWith('57P');

/** A connection could not be made. */
export const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && connectionCodes.has(String(error.code));

/** A connection that had been made is gone. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && connectionLost.test(error.message);

/** The caller's share of the connections was in use for too long, or more of theirs is waiting than may. */
export const isPoolExhausted = (error: unknown): boolean =>
  error instanceof QueueFullError ||
  error instanceof QueueTimeoutError ||
  error instanceof QueueLeftError ||
  (error instanceof Error && error.message.startsWith(noConnectionFree));

/**
 * Whether what the database door threw means "not now" and not "not so": the same request may do well in a
 * moment. Whether it did anything is open when the connection was lost during a commit.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseError) return isUnavailableState(error.code ?? '');
  return isRefusedConnection(error) || isLostConnection(error) || isPoolExhausted(error);
};
