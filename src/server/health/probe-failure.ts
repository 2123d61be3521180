import type { CheckOutcome } from '#domain/system/health-check.ts';

type BadOutcome = Exclude<CheckOutcome, 'works' | 'not_configured'>;

/** That a service does not work, and how. It has no cause on purpose: what libraries throw may hold a key or an address. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure';
  readonly outcome: BadOutcome;

  constructor(outcome: BadOutcome) {
    super(`The service does not work: ${outcome}`);
    this.outcome = outcome;
  }
}

const byCode: ReadonlyMap<unknown, BadOutcome> = new Map<unknown, BadOutcome>([
  ...(
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EDNS'] as const
  ).map((code) => [code, 'unreachable'] as const),
  ...(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'ABORT_ERR'] as const).map(
    (code) => [code, 'no_answer'] as const,
  ),
  ...(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ECONNECTION'] as const).map(
    (code) => [code, 'turned_away'] as const,
  ),
  ...(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'] as const).map(
    (code) => [code, 'not_writable'] as const,
  ),
  ...(['ENOSPC', 'EDQUOT'] as const).map((code) => [code, 'full'] as const),
  ['EAUTH', 'key_refused'],
  ['ETLS', 'insecure'],
]);

const aboutCertificates =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/u;

export const outcomeOfStatus = (status: number): BadOutcome => {
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404 || status === 405 || status === 410) return 'not_found';
  if (status === 408 || status === 504) return 'no_answer';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server_error' : 'unexpected';
};

const fieldOf = (error: object, name: string): unknown =>
  Object.entries(error).find(([key]) => key === name)?.[1];

/** Whatever was thrown, as one of our words. */
export const outcomeOf = (error: unknown): BadOutcome => {
  let looked: unknown = error;
  for (let depth = 0; depth < 6 && looked instanceof Error; depth += 1) {
    if (looked instanceof ProbeFailure) return looked.outcome;
    if (looked.name === 'TimeoutError' || looked.name === 'AbortError') return 'no_answer';
    const code = fieldOf(looked, 'code');
    const known = byCode.get(code);
    // Both families were tried, and each has its own error.
    const next: unknown = looked instanceof AggregateError ? looked.errors[0] : looked.cause;
    if (typeof code === 'string' && aboutCertificates.test(code)) return 'insecure';
    // Of two words, the one further down is more exact: a reset is often wrapped around what caused it.
    if (known !== undefined && !(next instanceof Error)) return known;
    looked = next;
  }
  return 'unexpected';
};
