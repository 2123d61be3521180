import type { ThreatFacts } from './threat-row.ts';
import type { ThreatRule, ThreatSeverity, ThreatStatus } from './threat-rule.ts';

/** `you` reads about their own account, `them` is an admin who reads about somebody’s. */
export type Reader = 'you' | 'them';

export const severityWords: Readonly<Record<ThreatSeverity, string>> = {
  low: 'Good to know',
  medium: 'Take a look',
  high: 'Look now',
  critical: 'Act now',
};

export const statusWords: Readonly<Record<ThreatStatus, string>> = {
  open: 'Not decided yet',
  trusted: 'Trusted',
  false_positive: 'Marked as harmless',
  signed_out: 'Signed out',
};

export const threatTitles: Readonly<Record<ThreatRule, string>> = {
  new_device: 'A new device',
  new_country: 'A new country',
  impossible_travel: 'Too far in too little time',
  failures_before_success: 'Many tries, then a sign-in',
  refresh_reuse: 'A copied sign-in key',
  two_places: 'One sign-in, two places',
  young_privilege: 'An admin action right after sign-in',
  read_burst: 'A lot read at once',
};

const text = (facts: ThreatFacts, name: string): string | undefined => {
  const value = facts[name];
  return typeof value === 'string' && value !== '' && value !== 'unknown' ? value : undefined;
};

const count = (facts: ThreatFacts, name: string): string => {
  const value = facts[name];
  return typeof value === 'number' ? Math.round(value).toLocaleString('en-GB') : 'several';
};

const minutes = (facts: ThreatFacts, name = 'minutes'): string => {
  const value = facts[name];
  if (typeof value !== 'number') return 'a short time';
  if (value < 1) return 'less than a minute';
  if (value < 120) return Math.round(value) === 1 ? '1 minute' : `${Math.round(value)} minutes`;
  return `${Math.round(value / 60)} hours`;
};

/** "Berlin, Germany", "Germany", or nothing where no place is known. */
export const placeOf = (facts: ThreatFacts): string | undefined => {
  const parts = [text(facts, 'city') ?? text(facts, 'region'), text(facts, 'country')];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.join(', ');
};

const sentences: Readonly<Record<ThreatRule, (facts: ThreatFacts, account: string) => string>> = {
  new_device: (facts, account) => {
    const place = placeOf(facts);
    const device = text(facts, 'device') ?? 'A device';
    return `${device} signed in to ${account} for the first time${place === undefined ? '' : `, from ${place}`}.`;
  },
  new_country: (facts, account) =>
    `Someone signed in to ${account} from ${text(facts, 'country') ?? 'a country'} for the first time.`,
  impossible_travel: (facts, account) =>
    `Two sign-ins to ${account} are about ${count(facts, 'kilometres')} km apart, with only ${minutes(facts)} between them.`,
  failures_before_success: (facts, account) =>
    `Signing in to ${account} didn’t work ${count(facts, 'failures')} times within ${minutes(facts)}. Then it did.`,
  refresh_reuse: (_facts, account) =>
    `A sign-in key of ${account} was used a second time, so there may be a copy of it. We ended that sign-in.`,
  two_places: (facts, account) =>
    `One sign-in to ${account} was used in ${text(facts, 'from') ?? 'one place'} and in ${text(facts, 'to') ?? 'another'} within ${minutes(facts)}.`,
  young_privilege: (facts, account) =>
    `An admin action (${(text(facts, 'action') ?? 'unnamed').replaceAll('_', ' ')}) was done from ${account} ${minutes(facts)} after signing in.`,
  read_burst: (facts, account) =>
    facts['protected'] === true
      ? `${count(facts, 'reads')} lists about other people were opened from ${account} within ${minutes(facts)}.`
      : `Much more than usual was read from ${account}: ${count(facts, 'reads')} requests within ${minutes(facts)}.`,
};

/** One plain sentence about what was noticed. */
export const threatSentence = (
  { rule, facts }: { readonly rule: ThreatRule; readonly facts: ThreatFacts },
  reader: Reader,
): string => sentences[rule](facts, reader === 'you' ? 'your account' : 'this account');

/** What harmless thing looks the same, so that nobody is frightened for nothing. */
export const harmlessReasons: Readonly<Record<ThreatRule, string>> = {
  new_device: 'A new phone, another browser or a private window looks just like this.',
  new_country: 'A journey or a VPN looks just like this.',
  impossible_travel: 'A VPN that was turned on or off looks just like this.',
  failures_before_success: 'A mistyped password looks just like this.',
  refresh_reuse: 'A browser that was put back from a backup can do this.',
  two_places: 'A VPN, or a phone that leaves the Wi-Fi, can look like this.',
  young_privilege: 'Signing in for one admin task looks just like this.',
  read_burst: 'A long look through many lists can do this.',
};
