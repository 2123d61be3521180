import { DatabaseError } from 'pg';
import {
  isLostConnection,
  isPoolExhausted,
  isRefusedConnection,
} from '#server/engine/database/database-unavailable.ts';
import { isObject } from '#server/engine/rest/request/payload.ts';
import type { JsonObject } from '#server/engine/rest/request/payload.ts';
import { RestError } from '#server/engine/rest/rest-error.ts';

/** SQLSTATE, or the class it begins with, and PostgREST's HTTP status for it. The longest match counts. */
const statuses: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '53': 503,
  // A value that nests too deeply, in a filter or an argument. PostgREST calls it its own failure.
  '54001': 400,
  '54': 500,
  '55': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '57P05': 503,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
};

/** Turns what the database door throws into an answer; nothing where it is no trouble of the database. */
export const fromDatabaseError = (error: unknown, isAnonymous: boolean): RestError | undefined => {
  if (error instanceof DatabaseError) return fromServerError(error, isAnonymous);
  if (isPoolExhausted(error)) {
    return unavailable(504, 'PGRST003', 'Timed out acquiring connection from connection pool.');
  }
  if (isRefusedConnection(error)) {
    return unavailable(503, 'PGRST000', 'Database connection error. Retrying the connection.');
  }
  if (isLostConnection(error)) {
    return unavailable(503, 'PGRST001', 'Database client error. Retrying the connection.');
  }
  return undefined;
};

const unavailable = (status: number, code: string, message: string): RestError =>
  new RestError(status, { code, message, details: null, hint: null });

const fromServerError = (error: DatabaseError, isAnonymous: boolean): RestError => {
  const code = error.code ?? 'XX000';
  if (code === 'PGRST') return fromRaisedAnswer(error);
  const status = statusOf(code, error.message, isAnonymous);
  return new RestError(
    status,
    { code, message: error.message, details: error.detail ?? null, hint: error.hint ?? null },
    status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  );
};

const statusOf = (code: string, message: string, isAnonymous: boolean): number => {
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400;
  const asked = /^PT([2-5]\d\d)$/u.exec(code)?.[1];
  if (asked !== undefined) return Number(asked);
  if (code.startsWith('PT')) return 500;
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
};

/** `raise sqlstate 'PGRST'`: SQL that writes the whole answer, body in MESSAGE, status and headers in DETAIL. */
const fromRaisedAnswer = (error: DatabaseError): RestError => {
  const message = parseObject(error.message);
  const detail = parseObject(error.detail ?? '');
  const code = message?.['code'];
  const text = message?.['message'];
  if (typeof code !== 'string' || typeof text !== 'string') {
    return notParsed(
      `Invalid JSON value for MESSAGE: '${error.message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const status = detail?.['status'];
  const headers = detail?.['headers'];
  if (!isStatus(status) || typeof headers !== 'object' || headers === null) {
    return notParsed(
      error.detail === undefined
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${error.detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  const hint = message?.['hint'];
  return new RestError(
    status,
    {
      code,
      message: text,
      details: message?.['details'] ?? null,
      hint: typeof hint === 'string' ? hint : null,
    },
    Object.fromEntries(
      Object.entries(headers).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' &&
          /^[A-Za-z0-9-]+$/u.test(entry[0]) &&
          /^[\t\u0020-\u007e]*$/u.test(entry[1]),
      ),
    ),
  );
};

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599;

const notParsed = (details: string, hint: string): RestError =>
  new RestError(500, {
    code: 'PGRST121',
    message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    hint,
  });

const parseObject = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
