/** Where an address is, as far as somebody's table knows. Null is not known. */
export interface FoundPlace {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const nowhere: FoundPlace = {
  country: null,
  region: null,
  city: null,
  latitude: null,
  longitude: null,
};

/** Throws where it could not look. */
export type FindPlace = (address: string) => Promise<FoundPlace>;

export interface PlaceLookup {
  /** Whether an operator set one up. */
  readonly isOn: boolean;
  /** Never throws: what is not found, and what could not be looked up, is nowhere. */
  readonly find: FindPlace;
}
