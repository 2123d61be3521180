/** What a person decided about one track; the id is made from the track's, so that two devices write the same row. */
export interface TrackChoice {
  readonly id: string;
  readonly trackId: string;
  /** Put aside: not played until it is brought back. */
  readonly banned: boolean;
  readonly createdAt: string;
}
