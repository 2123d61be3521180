import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { VoiceButtonEvent } from '#domain/voice/voice-button.ts';
import type { ReplySound } from '#web/services/voice/speak-reply.ts';
import { voiceActions } from '#web/services/voice/voice-actions.ts';
import type { VoiceQuestion } from '#web/services/voice/voice-engine.ts';
import { engineOf } from '#web/services/voice/voice-engines.ts';
import { voiceSettings } from '#web/services/voice/voice-settings.ts';

export interface VoiceRequests {
  readonly warm: () => void;
  readonly ask: (ticket: number, question: VoiceQuestion) => void;
  readonly abort: () => void;
  /** The server's voice for a reply; null where there is none. */
  readonly soundOf: (ticket: number, text: string) => ReplySound | null;
}

const keepIfWanted = ({ text, command }: VoiceAnswer): void => {
  if (!voiceSettings().keepSaid || text === '') return;
  voiceActions()
    .keep({ text, understood: command?.type ?? null, saidAt: new Date().toISOString() })
    .catch(() => undefined);
};

const warm = async (): Promise<void> => (await engineOf(voiceSettings().engine)).warm?.();

/** Asks what was meant, one question at a time. */
export const createVoiceRequests = (send: (event: VoiceButtonEvent) => void): VoiceRequests => {
  let asking = new AbortController();
  let last: { readonly ticket: number; readonly answer: VoiceAnswer } | null = null;

  const ask = async (ticket: number, question: VoiceQuestion): Promise<void> => {
    asking = new AbortController();
    const { signal } = asking;
    last = null;
    try {
      const answer = await (await engineOf(voiceSettings().engine)).understand(question, signal);
      last = { ticket, answer };
      keepIfWanted(answer);
      send({ type: 'answered', ticket, answer });
    } catch (cause) {
      if (!signal.aborted) send({ type: 'failed', ticket, cause });
    }
  };

  return {
    // Whether it can be reached shows when it is asked.
    warm: () => void warm().catch(() => undefined),
    ask: (ticket, question) => void ask(ticket, question),
    abort: () => asking.abort(),
    soundOf: (ticket, text) => {
      if (last?.ticket !== ticket || last.answer.audio === undefined) return null;
      return { audio: last.answer.audio, exact: last.answer.reply === text };
    },
  };
};
