import { simpleError } from '#server/engine/rest/rest-error.ts';

export interface Preferences {
  readonly return?: 'minimal' | 'headers-only' | 'representation';
  readonly count?: 'exact' | 'planned' | 'estimated';
  readonly resolution?: 'merge-duplicates' | 'ignore-duplicates';
  readonly missing?: 'default' | 'null';
  readonly tx?: 'commit' | 'rollback';
  readonly handling?: 'strict' | 'lenient';
  readonly timezone?: string;
  readonly 'max-affected'?: number;
}

const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['resolution', ['merge-duplicates', 'ignore-duplicates']],
  ['missing', ['default', 'null']],
  ['return', ['minimal', 'headers-only', 'representation']],
  ['count', ['exact', 'planned', 'estimated']],
  ['tx', ['commit', 'rollback']],
  ['handling', ['strict', 'lenient']],
]);

const none: Preferences = {};

/** The first mention of a preference counts; unknown ones are an error only where the client is strict. */
export const parsePreferences = (header: string | undefined): Preferences => {
  if (header === undefined) return none;
  const found: Record<string, string | number> = {};
  const invalid: string[] = [];
  for (const part of header.split(',')) {
    const [key = '', value = ''] = part.trim().split('=', 2);
    if (key === 'max-affected' && /^\d{1,9}$/u.test(value)) found[key] ??= Number(value);
    else if (key === 'timezone' && isTimeZone(value)) found[key] ??= value;
    else if (known.get(key)?.includes(value) === true) found[key] ??= value;
    else if (part.trim() !== '') invalid.push(part.trim());
  }
  const preferences = found as Preferences;
  if (preferences.handling === 'strict' && invalid.length > 0) {
    throw simpleError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    );
  }
  return preferences;
};

/** By name only: an offset means one thing in JavaScript and its opposite in PostgreSQL. */
const isTimeZone = (name: string): boolean => {
  if (!/^[a-z][a-z0-9_+/-]{1,63}$/iu.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A transaction that leaves nothing behind is for those who may look behind the policies; others are not heard. */
export const allowedPreferences = (preferences: Preferences, role: string): Preferences => {
  if (preferences.tx === undefined || role === 'service_role') return preferences;
  const { tx: _, ...others } = preferences;
  return others;
};

export const appliedPreferences = (
  preferences: Preferences,
  relevant: readonly (keyof Preferences)[],
): Record<string, string> => {
  const parts = relevant.flatMap((key) => {
    const value = preferences[key];
    // It binds a strict client only, so that is where it is applied.
    if (key === 'max-affected' && preferences.handling !== 'strict') return [];
    return value === undefined ? [] : [`${key}=${String(value)}`];
  });
  return parts.length === 0 ? {} : { 'Preference-Applied': parts.join(', ') };
};

/** `max-affected` binds only a strict client, as PostgREST has it. */
export const mostAffected = (preferences: Preferences): number =>
  (preferences.handling === 'strict' ? preferences['max-affected'] : undefined) ?? Number.POSITIVE_INFINITY;

export const checkAffected = (preferences: Preferences, rows: number): void => {
  if (rows > mostAffected(preferences)) {
    throw simpleError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      `The query affects ${String(rows)} rows`,
    );
  }
};
