import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';

/** Where the button stands: a command in the app, or the demo on the front page, which gives one longer. */
export type VoicePlace = 'command' | 'demo';

export type MicrophoneTrouble = 'denied' | 'none' | 'other';

export type VoicePhase =
  | { readonly name: 'idle' | 'asking' | 'processing' | 'speaking' | 'unclear' }
  | { readonly name: 'recording'; readonly since: number; readonly now: number; readonly level: number }
  | { readonly name: 'microphone-error'; readonly trouble: MicrophoneTrouble };

/** What was heard and what came of it: always to be read, also where it is spoken. */
export interface VoiceCaption {
  readonly heard: string;
  readonly reply: string;
  readonly undoable: boolean;
}

export interface VoiceButton {
  /** One for every press: whatever comes back under another changes nothing. */
  readonly ticket: number;
  readonly place: VoicePlace;
  /** Pressed once to begin and once to end, for those who cannot hold. */
  readonly latched: boolean;
  /** Whether replies are spoken as well. */
  readonly aloud: boolean;
  readonly phase: VoicePhase;
  readonly caption: VoiceCaption | null;
  /** What may have been meant, until one of them or another press answers it. */
  readonly choices: readonly VoiceCommand[];
  /** Whether the words may have been others. */
  readonly unsure: boolean;
  /** A task as it was heard, to be corrected before it is saved. */
  readonly draft: string | null;
}

export type VoiceButtonEvent =
  | {
      readonly type: 'press';
      readonly place: VoicePlace;
      readonly latched: boolean;
      readonly aloud: boolean;
      readonly now: number;
    }
  /** Pressed and let go before there was anything to hear it. */
  | { readonly type: 'tap'; readonly place: VoicePlace }
  | { readonly type: 'release' | 'leave'; readonly now: number }
  | { readonly type: 'cancel' | 'dismiss' | 'undo' }
  | { readonly type: 'opened'; readonly ticket: number; readonly now: number }
  | { readonly type: 'refused'; readonly ticket: number; readonly trouble: MicrophoneTrouble }
  | { readonly type: 'tick'; readonly now: number; readonly level: number }
  /** So many bytes so far. */
  | { readonly type: 'chunk'; readonly ticket: number; readonly now: number; readonly bytes: number }
  /** The microphone went away by itself. */
  | { readonly type: 'lost'; readonly ticket: number; readonly now: number }
  | { readonly type: 'recorded'; readonly ticket: number; readonly bytes: number }
  | { readonly type: 'answered'; readonly ticket: number; readonly answer: VoiceAnswer }
  | { readonly type: 'chosen'; readonly command: VoiceCommand }
  /** The task as it is meant. */
  | { readonly type: 'corrected'; readonly line: string }
  /** What was typed instead of said, understood already. */
  | { readonly type: 'typed'; readonly answer: VoiceAnswer; readonly aloud: boolean }
  | {
      readonly type: 'carried';
      readonly ticket: number;
      readonly reply: string;
      readonly undoable: boolean;
      /** What the reply is about worked. */
      readonly done: 'music' | 'other' | null;
    }
  | { readonly type: 'undone'; readonly reply: string }
  | { readonly type: 'failed'; readonly ticket: number; readonly cause: unknown }
  | { readonly type: 'spoken'; readonly ticket: number };

/** What the person is told in a toast; the words are the catalogue's. */
export type VoiceReport =
  | { readonly about: 'microphone'; readonly trouble: MicrophoneTrouble }
  | { readonly about: 'size'; readonly bytes: number }
  | { readonly about: 'length' }
  | { readonly about: 'failure'; readonly cause: unknown }
  | { readonly about: 'done'; readonly music: boolean };

export type VoiceButtonEffect =
  | { readonly type: 'open'; readonly ticket: number }
  | { readonly type: 'record'; readonly ticket: number }
  /** Stops the recorder and closes the microphone; what was recorded is kept or thrown away. */
  | { readonly type: 'stop'; readonly ticket: number; readonly keep: boolean }
  /** Closes the microphone of that press, also when it opens later. */
  | { readonly type: 'close'; readonly ticket: number }
  | { readonly type: 'send'; readonly ticket: number }
  | { readonly type: 'abort'; readonly ticket: number }
  | { readonly type: 'carry-out'; readonly ticket: number; readonly command: VoiceCommand }
  | { readonly type: 'undo' }
  | { readonly type: 'speak'; readonly ticket: number; readonly text: string }
  | { readonly type: 'hush' }
  | { readonly type: 'duck'; readonly ducked: boolean }
  | { readonly type: 'report'; readonly report: VoiceReport };

export const voiceAtRest: VoiceButton = {
  ticket: 0,
  place: 'command',
  latched: false,
  aloud: true,
  phase: { name: 'idle' },
  caption: null,
  choices: [],
  unsure: false,
  draft: null,
};

export const limitOf = (place: VoicePlace): number =>
  place === 'demo' ? voiceLimits.demoCountdownSeconds * 1000 : voiceLimits.commandMs;

/** Whole seconds to speak, from the limit down to nought. */
export const recordingSecondsLeft = ({ place, phase }: VoiceButton): number => {
  const limit = limitOf(place);
  const gone = phase.name === 'recording' ? phase.now - phase.since : 0;
  return Math.max(0, Math.ceil((limit - gone) / 1000));
};

/** How much of the time is left, from 1 to 0. */
export const shareLeft = ({ place, phase }: VoiceButton): number =>
  phase.name === 'recording' ? Math.max(0, 1 - (phase.now - phase.since) / limitOf(place)) : 1;
