import { functionLimits } from '#server/limits/function-limits.ts';

const HEARTBEAT_MS = 25_000;

interface StreamOptions {
  readonly userId: string;
  /** Asked before every word: false once the session has ended, and the stream ends with it. */
  readonly stillSignedIn: () => Promise<boolean>;
  readonly expiresAt: number;
}

export interface RecordStreams {
  /** Undefined when there are too many. */
  readonly open: (options: StreamOptions) => ReadableStream<Uint8Array> | undefined;
  /** Null for everybody: nobody knows whose records have changed. */
  readonly tell: (userId: string | null) => void;
  readonly close: () => void;
}

const encoder = new TextEncoder();
const HELLO = encoder.encode(': listening\n\n');
const ALIVE = encoder.encode(': still here\n\n');
const CHANGED = encoder.encode('data: changed\n\n');

interface Stream {
  readonly say: (words: Uint8Array) => Promise<void>;
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

  const open = ({ userId, stillSignedIn, expiresAt }: StreamOptions): ReadableStream<Uint8Array> => {
    let end: () => void;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const timers: NodeJS.Timeout[] = [];
          const stream: Stream = {
            say: async (words) => {
              const allowed = await stillSignedIn();
              if (people.get(userId)?.has(stream) !== true) return;
              if (!allowed) stream.end();
              // A reader that does not read is told once; the rest is the same word.
              else if ((controller.desiredSize ?? 0) > 0) controller.enqueue(words);
            },
            end: () => {
              for (const timer of timers) clearInterval(timer);
              if (people.get(userId)?.has(stream) !== true) return;
              leave(userId, stream);
              controller.close();
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
        cancel: () => end(),
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
    close: () => {
      for (const streams of people.values()) for (const stream of streams) stream.end();
    },
  };
};
