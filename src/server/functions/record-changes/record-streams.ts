import { sessionEndedEvent } from '#domain/sessions/session-ended-event.ts';
import { functionLimits } from '#server/limits/function-limits.ts';

const HEARTBEAT_MS = 25_000;

interface StreamOptions {
  readonly userId: string;
  /** The sign-in behind the stream. */
  readonly sessionId: string | undefined;
  /** Asked before every word: false once the session has ended, and the stream ends with it. */
  readonly stillSignedIn: () => Promise<boolean>;
  readonly expiresAt: number;
}

export interface RecordStreams {
  /** Undefined when there are too many. */
  readonly open: (options: StreamOptions) => ReadableStream<Uint8Array> | undefined;
  /** Null for everybody: nobody knows whose records have changed. */
  readonly tell: (userId: string | null) => void;
  /** The sign-in has ended: its streams say so as their last word, and end at once. */
  readonly endSession: (sessionId: string) => void;
  readonly close: () => void;
}

const encoder = new TextEncoder();
const HELLO = encoder.encode(': listening\n\n');
const ALIVE = encoder.encode(': still here\n\n');
const CHANGED = encoder.encode('data: changed\n\n');
const ENDED = encoder.encode(sessionEndedEvent);

interface Stream {
  readonly sessionId: string | undefined;
  readonly say: (words: Uint8Array) => Promise<void>;
  /** The session is over: tells the page why, and ends. */
  readonly refuse: () => void;
  readonly end: () => void;
}

/** The open streams of this process. They carry one word, that something has changed; what it is, is read elsewhere. */
export const createRecordStreams = (): RecordStreams => {
  const people = new Map<string, Set<Stream>>();
  let count = 0;

  const enter = (userId: string, stream: Stream): void => {
    const own = people.get(userId) ?? new Set();
    people.set(userId, own.add(stream));
    count += 1;
  };
  const leave = (userId: string, stream: Stream): void => {
    const own = people.get(userId);
    if (own?.delete(stream) !== true) return;
    count -= 1;
    if (own.size === 0) people.delete(userId);
  };

  const open = ({
    userId,
    sessionId,
    stillSignedIn,
    expiresAt,
  }: StreamOptions): ReadableStream<Uint8Array> => {
    let end: () => void;
    let cancelled = false;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const timers: NodeJS.Timeout[] = [];
          const stream: Stream = {
            sessionId,
            say: async (words) => {
              const allowed = await stillSignedIn();
              if (people.get(userId)?.has(stream) !== true) return;
              if (!allowed) stream.refuse();
              // A reader that does not read is told once; the rest is the same word.
              else if ((controller.desiredSize ?? 0) > 0) controller.enqueue(words);
            },
            refuse: () => {
              if (people.get(userId)?.has(stream) !== true) return;
              // Also to a reader that is behind: it is the last word.
              controller.enqueue(ENDED);
              stream.end();
            },
            end: () => {
              for (const timer of timers) clearInterval(timer);
              if (people.get(userId)?.has(stream) !== true) return;
              leave(userId, stream);
              if (!cancelled) controller.close();
            },
          };
          ({ end } = stream);
          enter(userId, stream);
          timers.push(
            setInterval(() => void stream.say(ALIVE), HEARTBEAT_MS),
            setTimeout(() => stream.end(), Math.max(0, Math.min(expiresAt - Date.now(), 2 ** 31 - 1))),
          );
          controller.enqueue(HELLO);
        },
        cancel: () => {
          cancelled = true;
          end();
        },
      },
      new CountQueuingStrategy({ highWaterMark: 4 }),
    );
  };

  return {
    open: (options) =>
      count >= functionLimits.streams ||
      (people.get(options.userId)?.size ?? 0) >= functionLimits.streamsPerPerson
        ? undefined
        : open(options),
    tell: (userId) => {
      const listening = userId === null ? [...people.values()] : [people.get(userId) ?? new Set<Stream>()];
      for (const streams of listening) for (const stream of streams) void stream.say(CHANGED);
    },
    endSession: (sessionId) => {
      for (const streams of people.values()) {
        for (const stream of streams) if (stream.sessionId === sessionId) stream.refuse();
      }
    },
    close: () => {
      for (const streams of people.values()) for (const stream of streams) stream.end();
    },
  };
};
