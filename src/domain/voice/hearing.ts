/** What the recogniser makes of a recording, before anything is understood. */
export interface Hearing {
  /** The likeliest words, as free text. Empty: nothing was said. */
  readonly text: string;
  /**
   * Phrases of the command table that fit the sound, best first, each with how much less likely it is than the free
   * text (natural logarithm; 0 is as likely). Empty where the engine cannot tell, as with a provider.
   */
  readonly near: readonly NearPhrase[];
  /** How likely its least likely word is (natural logarithm; 0 is certain). Absent where the engine cannot tell. */
  readonly least?: number | undefined;
}

export interface NearPhrase {
  readonly phrase: string;
  readonly distance: number;
}
