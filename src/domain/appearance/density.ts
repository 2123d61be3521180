export const densities = ['comfortable', 'compact'] as const;
/** How close the rows of a list stand. */
export type Density = (typeof densities)[number];

export const densityLabels: Readonly<Record<Density, string>> = {
  comfortable: 'Comfortable',
  compact: 'Compact',
};

/** Where the choice is kept: on the device, since it depends on the screen. */
export const densityKey = 'list-density';

/** From this width a list is compact unless somebody chose otherwise. */
export const compactFrom = 1280;

export const parseDensity = (stored: string | null): Density | null =>
  densities.find((density) => density === stored) ?? null;

export const densityOn = (chosen: Density | null, isWide: boolean): Density =>
  chosen ?? (isWide ? 'compact' : 'comfortable');
