import type { Hearing } from '#domain/voice/hearing.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { SpeechService } from './provider/speech-service.ts';
import { isQuiet } from './sound/is-quiet.ts';
import { createSpokenReplies } from './speak/spoken-replies.ts';
import type { SpokenReply } from './speak/spoken-replies.ts';
import type { VoiceHand, VoicePool } from './worker/voice-pool.ts';

/** Whether this person's words may go to the configured service, counted. */
export interface OutsidePermit {
  readonly take: () => Promise<boolean>;
  /** Nothing came of it. */
  readonly giveBack: () => Promise<void>;
}

interface Conversation<Meaning> {
  readonly signal: AbortSignal;
  readonly permit: OutsidePermit;
  /** A reply that is null is not spoken. */
  readonly interpret: (hearing: Hearing) => { readonly meaning: Meaning; readonly reply: SpokenReply | null };
}

interface Heard<Meaning> {
  readonly meaning: Meaning;
  readonly engine: VoiceAnswer['engine'];
  /** Undefined where nothing was to be said, or could be. */
  readonly speech: Uint8Array | undefined;
}

export interface VoicePipeline {
  readonly listen: <Meaning>(
    recording: Uint8Array,
    conversation: Conversation<Meaning>,
  ) => Promise<Heard<Meaning>>;
  readonly warm: () => void;
  readonly rest: () => void;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** From a recording to words and a spoken reply. Nothing is kept of either. */
export const createVoicePipeline = (parts: {
  readonly pool: VoicePool;
  /** Undefined: everything stays here. */
  readonly service: SpeechService | undefined;
  readonly logError: (message: string, cause: unknown) => void;
}): VoicePipeline => {
  const { pool, service } = parts;
  const replies = createSpokenReplies();

  /** The reply is shown as well; a voice that fails takes nothing away. */
  const speak = async (
    hand: VoiceHand,
    reply: SpokenReply | null,
    signal: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    if (reply === null) return undefined;
    try {
      return await replies.spoken(reply, hand.speak);
    } catch (error) {
      signal.throwIfAborted();
      parts.logError('A reply could not be spoken', error);
      return undefined;
    }
  };

  const answer = async <Meaning>(
    hand: VoiceHand,
    engine: Heard<Meaning>['engine'],
    hearing: Hearing,
    { interpret, signal }: Conversation<Meaning>,
  ): Promise<Heard<Meaning>> => {
    const { meaning, reply } = interpret(hearing);
    return { meaning, engine, speech: await speak(hand, reply, signal) };
  };

  /** Undefined: it has to be heard here. */
  const hearOutside = async (
    outside: SpeechService,
    samples: Float32Array,
    { permit, signal }: Pick<Conversation<unknown>, 'permit' | 'signal'>,
  ): Promise<Hearing | undefined> => {
    // Services make words up for silence.
    if (isQuiet(samples) || !(await permit.take())) return undefined;
    try {
      return { text: await outside.transcribe(samples, signal), near: [] };
    } catch (error) {
      // Whoever left was served as far as they wanted to be.
      signal.throwIfAborted();
      parts.logError('The speech service did not help; the own engine does', error);
      await permit.giveBack();
      return undefined;
    }
  };

  return {
    listen: async (recording, conversation) => {
      const { signal } = conversation;
      if (service === undefined) {
        return pool.lease({ signal }, async (hand) => {
          const hearing = await hand.hear(await hand.decode(recording));
          return answer(hand, 'local', hearing, conversation);
        });
      }
      const samples = await pool.lease({ signal }, (hand) => hand.decode(recording));
      // No process is held while somebody else works.
      const hearing = await hearOutside(service, samples, conversation);
      return pool.lease({ signal, again: true }, async (hand) =>
        hearing === undefined
          ? answer(hand, 'local', await hand.hear(samples), conversation)
          : answer(hand, 'provider', hearing, conversation),
      );
    },
    warm: pool.warm,
    rest: pool.rest,
    waiting: pool.waiting,
    close: pool.close,
  };
};
