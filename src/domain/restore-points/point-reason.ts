/** What a point was made before; `daily` before the first change of a day. */
export const pointReasons = ['import', 'restore', 'bulk', 'fresh-start', 'daily', 'by-hand'] as const;
export type PointReason = (typeof pointReasons)[number];
