/** A track that played while somebody focused. Whether it helped is what they said of the session. */
export interface HeardTrack {
  readonly id: string;
  readonly focusId: string;
  readonly trackId: string;
  readonly heardAt: string;
}
