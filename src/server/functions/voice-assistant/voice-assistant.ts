import { answerTo } from '#domain/voice/answer-to.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { consume, release } from '#server/engine/licence/consume.ts';
import type { ObserveVoice } from '#server/observability/voice-metrics.ts';
import type { SpokenReply } from '#server/voice/speak/spoken-replies.ts';
import type { OutsidePermit, VoicePipeline } from '#server/voice/voice-pipeline.ts';
import type { OpenFunction, VisitorContext } from '../function-context.ts';
import { asFunctionError } from '../function-error.ts';
import { readRecording } from './read-recording.ts';
import { asVoiceError } from './voice-error.ts';

/** Nginx's number for somebody who did not wait; nobody reads it. */
const CLIENT_GONE = 499;

/**
 * What somebody said, what they meant by it, and what to say back (spec 2 §7). For guests too: the front page has a demo.
 * The page that asked carries the command out; nothing is done here and nothing is kept.
 */
export const voiceAssistant = (deps: {
  readonly pipeline: Pick<VoicePipeline, 'listen'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly observeVoice: ObserveVoice;
}): OpenFunction => {
  const respond = async (request: Request, context: VisitorContext): Promise<VoiceAnswer> => {
    const { actor, userId = '', address, db } = context;
    // To its end, whatever comes of it: a connection with half a request on it cannot be used again.
    const body = await request.text();
    await deps.limits.take(
      { limit: 'voice', subject: address },
      { limit: 'voiceAccount', subject: userId },
      { limit: 'voiceAccountHour', subject: userId },
    );
    // The database refuses a sign-in that has ended, as at every other door.
    if (userId !== '') await db.tx(actor, (query) => query('select'));
    const { recording, mode } = readRecording(body);
    const {
      meaning: answer,
      engine,
      speech,
    } = await deps.pipeline.listen(recording, {
      signal: request.signal,
      permit: permitOf(context),
      interpret: (hearing) => {
        const meaning = answerTo(hearing);
        return { meaning, reply: mode === 'voice-to-voice' ? spokenReplyOf(meaning) : null };
      },
    });
    return {
      ...answer,
      ...(speech === undefined ? {} : { audio: Buffer.from(speech).toString('base64') }),
      engine,
    };
  };

  return async (request, context) => {
    const started = performance.now();
    const observe = (engine: VoiceAnswer['engine'], result: string): void =>
      deps.observeVoice({ engine, result, seconds: (performance.now() - started) / 1000 });
    try {
      const answer = await respond(request, context);
      observe(answer.engine, resultOf(answer));
      return Response.json(answer);
    } catch (error) {
      if (request.signal.aborted) {
        observe('local', 'cancelled');
        return new Response(null, { status: CLIENT_GONE });
      }
      const known = asFunctionError(asVoiceError(error));
      observe('local', known.code);
      throw known;
    }
  };
};

const resultOf = ({ command, choices }: VoiceAnswer): string => {
  if (command !== undefined) return 'command';
  return choices === undefined ? 'silence' : 'unclear';
};

/** Those that quote what was heard are never the same twice, and are nobody else's business. */
const spokenReplyOf = ({ reply, command, choices }: ReturnType<typeof answerTo>): SpokenReply => ({
  text: reply,
  fixed: choices === undefined && command?.type !== 'add_task',
});

/** Guests stay with the own engine: there is nobody to count for. */
const permitOf = ({ actor, userId, db }: VisitorContext): OutsidePermit => {
  if (userId === undefined) return { take: async () => false, giveBack: async () => {} };
  return {
    take: async () => (await consume(db, actor, 'monthlyAiRequests')).allowed,
    giveBack: async () => void (await release(db, userId, 'monthlyAiRequests', 1)),
  };
};
