import type { ResultRow } from '#server/engine/rest/build/build-read.ts';
import { isObject } from '#server/engine/rest/request/payload.ts';
import { simpleError } from '#server/engine/rest/rest-error.ts';
import type { Answer } from '#server/engine/rest/request/rest-request.ts';

/** The server writes these itself; another length or encoding than the real one would break the connection. */
const notForSql = new Set(['connection', 'content-length', 'transfer-encoding']);

/** A status and headers that SQL set in `response.status` and `response.headers` win over ours. */
export const applyResponseSettings = (answer: Answer, row: ResultRow): Answer => {
  const { response_headers: headers, response_status: status } = row;
  const hasHeaders = headers !== undefined && headers !== null;
  const hasStatus = status !== undefined && status !== null;
  if (!hasHeaders && !hasStatus) return answer;
  return {
    ...answer,
    ...(hasStatus ? { status: parseStatus(status) } : {}),
    ...(hasHeaders ? { ownHeaders: parseHeaders(headers) } : {}),
  };
};

const parseStatus = (text: string): number => {
  const status = Number(text);
  if (!/^\d{3}$/u.test(text) || status < 200 || status > 599) {
    throw simpleError(500, 'PGRST112', 'response.status guc must be a valid status code');
  }
  return status;
};

const parseHeaders = (text: string): readonly (readonly [string, string])[] => {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw badHeaders();
  return list
    .map((item: unknown) => {
      const entries = isObject(item) ? Object.entries(item) : [];
      const [name, value] = entries[0] ?? [];
      if (entries.length !== 1 || name === undefined || typeof value !== 'string') throw badHeaders();
      if (!/^[\w!#$%&'*+.^`|~-]+$/u.test(name) || !/^[\t\u0020-\u007e\u0080-\u00ff]*$/u.test(value)) {
        throw badHeaders();
      }
      return [name, value] as const;
    })
    .filter(([name]) => !notForSql.has(name.toLowerCase()));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const badHeaders = (): Error =>
  simpleError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  );
