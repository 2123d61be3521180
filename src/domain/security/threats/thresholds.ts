/**
 * From when on a rule speaks: one table, with why. Each number is the first that counts; one less does not.
 *
 * Places are rough (whole degrees where the town is not kept), so distances are: `roughness` is taken off every one.
 */
export const thresholds = {
  /** Two places as far apart as their rounding allows are one place. Half a degree each way, twice, at the equator. */
  roughnessKm: 160,
  impossibleTravel: {
    /** An airliner with the wind behind it. Whoever is faster did not travel. */
    kmPerHour: 1000,
    /** Nearer than this, a provider that moved its addresses is likelier than a thief. */
    leastKm: 500,
  },
  failuresBeforeSuccess: {
    /** People mistype twice or three times, and then ask for a new password. */
    failures: 5,
    withinMinutes: 15,
    /** A refusal is written down after its answer, so it may stand a moment behind the sign-in that followed. */
    lagMs: 5000,
  },
  twoPlaces: {
    /** A token lives an hour, but a person's phone and its VPN settle within minutes. */
    withinMinutes: 10,
    leastKm: 300,
  },
  youngPrivilege: {
    /** A thief who knows what to do is quick. Devices that are trusted are left alone. */
    underMinutes: 3,
  },
  readBurst: {
    withinMinutes: 10,
    /** Lists about other people, page by page. An admin at work opens a handful. */
    protectedReads: 30,
    /** Of anything. A busy morning with every page open stays below a third of this. */
    reads: 1000,
  },
} as const;

export const minuteMs = 60_000;
