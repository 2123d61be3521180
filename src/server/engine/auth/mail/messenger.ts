/** Sends short texts to phones. What stands behind it is the operator's choice. */
export interface Messenger {
  readonly sendText: (to: string, text: string) => Promise<void>;
}
