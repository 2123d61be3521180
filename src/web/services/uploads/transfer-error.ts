/** Why a file stopped on its way. `lost`: the server was not reached, or not able just now; the same again may work. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  readonly lost: boolean;
  /** Whether the server answered at all. */
  readonly answered: boolean;

  constructor(reason: string, { lost, answered }: { readonly lost: boolean; readonly answered: boolean }) {
    super(reason);
    this.lost = lost;
    this.answered = answered;
  }
}

// Locked and out of turn: the request before it is not over yet. Too many: later.
const passing: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);

/** What a status means for a file: 0 is no answer. */
export const transferErrorOf = (status: number, reason: string): TransferError => {
  const answered = status > 0;
  return new TransferError(reason, { lost: !answered || status >= 500 || passing.has(status), answered });
};
