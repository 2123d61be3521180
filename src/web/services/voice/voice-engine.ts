import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { VoicePlace } from '#domain/voice/voice-button.ts';

export interface VoiceQuestion {
  readonly recording: Blob;
  readonly place: VoicePlace;
  /** Whether the reply is wanted as sound too. */
  readonly aloud: boolean;
}

/** Where what was said is understood. Rejects with a `VoiceFailure`, or with the signal's reason. */
export interface VoiceEngine {
  /** Somebody begins to speak: what takes time to get ready may begin. */
  readonly warm?: () => void;
  readonly understand: (question: VoiceQuestion, signal: AbortSignal) => Promise<VoiceAnswer>;
}
