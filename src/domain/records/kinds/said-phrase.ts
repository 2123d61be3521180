/** The words of something a person said, kept only while they have asked for it. */
export interface SaidPhrase {
  readonly id: string;
  readonly text: string;
  /** The type of the command it was taken for; null where it was not clear. */
  readonly understood: string | null;
  readonly saidAt: string;
}
