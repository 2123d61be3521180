import { sessionEndedEvent } from '#domain/sessions/session-ended-event.ts';
import { functionLimits } from '#server/limits/function-limits.ts';
import type { LiveSessions } from './live-sessions.ts';

const HEARTBEAT_MS = 25_000;
/** Whoever is told reads everything that has changed: being told more often helps nobody. */
const PACE_MS = 250;

interface StreamOptions {
  readonly userId: string;
  /** The sign-in behind the stream. */
  readonly sessionId: string | undefined;
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
  readonly say: (words: Uint8Array) => void;
  /** The session is over: tells the page why, and ends. */
  readonly refuse: () => void;
  readonly end: () => void;
}

interface Person {
  readonly streams: Set<Stream>;
  /** Runs while the person was told a moment ago; `again` when something has changed since. */
  pause: NodeJS.Timeout | undefined;
  again: boolean;
}

/**
 * The open streams of this process. They carry one word, that something has changed; what it is, is read elsewhere. A word
 * costs the database nothing: a sign-in that ends is announced (`endSession`), and what an announcement may have missed is
 * asked for all streams together, with every heartbeat.
 */
export const createRecordStreams = (liveSessions: LiveSessions): RecordStreams => {
  const people = new Map<string, Person>();
  let count = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  const all = (): readonly Stream[] => [...people.values()].flatMap(({ streams }) => Array.from(streams));

  const enter = (userId: string, stream: Stream): void => {
    const person = people.get(userId) ?? { streams: new Set(), pause: undefined, again: false };
    people.set(userId, person);
    person.streams.add(stream);
    count += 1;
    heartbeat ??= setInterval(() => void lookAndSay(ALIVE), HEARTBEAT_MS);
  };
  const leave = (userId: string, stream: Stream): boolean => {
    const person = people.get(userId);
    if (person?.streams.delete(stream) !== true) return false;
    count -= 1;
    if (person.streams.size === 0) {
      clearTimeout(person.pause);
      people.delete(userId);
    }
    if (count === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    }
    return true;
  };

  /** Ends the streams whose sign-in is gone, and says a word to the others. */
  const lookAndSay = async (words: Uint8Array): Promise<void> => {
    const asked = all();
    const ids = [...new Set(asked.flatMap(({ sessionId }) => sessionId ?? []))];
    // A database that does not answer just now has not ended anybody's session.
    const live = await liveSessions(ids).catch(() => new Set(ids));
    for (const stream of asked) {
      if (stream.sessionId === undefined || live.has(stream.sessionId)) stream.say(words);
      else stream.refuse();
    }
  };

  const tellPerson = (person: Person): void => {
    if (person.pause !== undefined) {
      person.again = true;
      return;
    }
    for (const stream of person.streams) stream.say(CHANGED);
    person.pause = setTimeout(() => {
      person.pause = undefined;
      if (!person.again) return;
      person.again = false;
      tellPerson(person);
    }, PACE_MS);
  };

  const open = ({ userId, sessionId, expiresAt }: StreamOptions): ReadableStream<Uint8Array> => {
    let end: () => void;
    let cancelled = false;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const isOpen = (): boolean => people.get(userId)?.streams.has(stream) === true;
          const stream: Stream = {
            sessionId,
            say: (words) => {
              // A reader that does not read is told once; the rest is the same word.
              if (isOpen() && (controller.desiredSize ?? 0) > 0) controller.enqueue(words);
            },
            refuse: () => {
              if (!isOpen()) return;
              // Also to a reader that is behind: it is the last word.
              controller.enqueue(ENDED);
              stream.end();
            },
            end: () => {
              clearTimeout(expiry);
              if (leave(userId, stream) && !cancelled) controller.close();
            },
          };
          const expiry = setTimeout(
            () => stream.end(),
            Math.max(0, Math.min(expiresAt - Date.now(), 2 ** 31 - 1)),
          );
          ({ end } = stream);
          enter(userId, stream);
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
      (people.get(options.userId)?.streams.size ?? 0) >= functionLimits.streamsPerPerson
        ? undefined
        : open(options),
    tell: (userId) => {
      if (userId === null) {
        void lookAndSay(CHANGED);
        return;
      }
      const person = people.get(userId);
      if (person !== undefined) tellPerson(person);
    },
    endSession: (sessionId) => {
      for (const stream of all()) if (stream.sessionId === sessionId) stream.refuse();
    },
    close: () => {
      for (const stream of all()) stream.end();
    },
  };
};
