/** A publication whose record was looked up. Facts only: what stands on its title page. */
export interface Source {
  /** As people name it in a sentence: `Woods and others`. */
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  /** Journal, volume and pages or number; or the publisher. */
  readonly where: string;
  /** The address that never changes. Where there is none, `where` says how else to find it. */
  readonly doi?: string;
}

/** By a short name: first author and year. */
export type Sources = Readonly<Record<string, Source>>;
