import { failuresBeforeSuccess } from './rules/failures-before-success.ts';
import { impossibleTravel } from './rules/impossible-travel.ts';
import { newCountry } from './rules/new-country.ts';
import { newDevice } from './rules/new-device.ts';
import { readBurst } from './rules/read-burst.ts';
import { refreshReuse } from './rules/refresh-reuse.ts';
import { twoPlaces } from './rules/two-places.ts';
import { youngPrivilege } from './rules/young-privilege.ts';
import type { Finding, Rule, Trace } from './trace.ts';
import type { ThreatRule } from './threat-rule.ts';

/** Each rule by its name. A trace without the events that a rule is about says nothing to it. */
export const rules: Readonly<Record<ThreatRule, Rule>> = {
  new_device: newDevice,
  new_country: newCountry,
  impossible_travel: impossibleTravel,
  failures_before_success: failuresBeforeSuccess,
  refresh_reuse: refreshReuse,
  two_places: twoPlaces,
  young_privilege: youngPrivilege,
  read_burst: readBurst,
};

export const findThreats = (trace: Trace): readonly Finding[] =>
  Object.values(rules)
    .map((rule) => rule(trace))
    .filter((finding) => finding !== undefined);
