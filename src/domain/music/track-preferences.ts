/** What a person said about tracks: with a ban, and after focusing with them. */
export interface TrackPreferences {
  /** Never played unless asked for by name. */
  readonly banned: ReadonlySet<string>;
  /** Above zero where the sound helped more often than it hindered. */
  readonly helped: ReadonlyMap<string, number>;
  /** While somebody focuses: what they heard within the hour, which waits behind the rest. */
  readonly lately?: ReadonlySet<string>;
  /** What sounds at once; where nobody knows, all are alike. */
  readonly ready?: ReadonlySet<string>;
}

export const noPreferences: TrackPreferences = { banned: new Set(), helped: new Map() };
