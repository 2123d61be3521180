/** A time that is taken: between two moments, or on whole days, the last one counted. */
export interface FoundCommitment {
  /** The same for the same thing whenever the file is read. */
  readonly key: string;
  readonly title: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}
