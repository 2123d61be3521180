import type { SaidPhrase } from '#domain/records/kinds/said-phrase.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';

/** What came of a command. `undo` puts everything back as it was. */
export interface VoiceOutcome {
  readonly reply: string;
  /** Whether it was done; else the reply says why not. */
  readonly done: boolean;
  readonly undo: (() => Promise<void>) | null;
}

export interface VoiceActions {
  readonly runCommand: (command: VoiceCommand) => Promise<VoiceOutcome>;
  /** Notes what was said, where the person wants that. */
  readonly keep: (said: Omit<SaidPhrase, 'id'>) => Promise<void>;
}

let offered: VoiceActions | null = null;

/** Whoever knows the pages and the records says how commands are carried out; the buttons only know that they are. */
export const offerVoiceActions = (actions: VoiceActions): (() => void) => {
  offered = actions;
  return () => {
    if (offered === actions) offered = null;
  };
};

export const voiceActions = (): VoiceActions => {
  if (offered === null) throw new Error('Nobody offered to carry out commands');
  return offered;
};
