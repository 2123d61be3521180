/** Ours, not the question's: the same question may well be answered a little later. */
export class MeaningUnavailable extends Error {
  override readonly name = 'MeaningUnavailable';
}
