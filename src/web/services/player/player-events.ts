import * as z from 'zod/mini';
import { graphLimits } from '#domain/player/player-limits.ts';
import { moodOfPair } from '#domain/moods/mood-mapping.ts';

// Spec 2 §3 and §7: the window events by which the rest of the page talks to the player.
const names = {
  mood: 'musicPlayerMoodChange',
  action: 'musicPlayerAction',
  search: 'musicPlayerSearch',
  expand: 'expandMusicPlayer',
  /** Ours: spoken audio is about to be heard, or has ended. */
  duck: 'musicPlayerDuck',
  /** Ours: something to say over the music. */
  voice: 'musicPlayerVoice',
} as const;

export const playerActions = ['play', 'pause', 'next', 'previous'] as const;
export type PlayerAction = (typeof playerActions)[number];

const word = z.string().check(z.minLength(1), z.maxLength(200));
const moodDetail = z.union([z.object({ mood: word }), z.object({ focusLevel: word, energyLevel: word })]);
const sourceDetail = z.object({ source: word });
const actionDetail = z.object({ action: z.enum(playerActions) });
const searchDetail = z.object({ terms: word });
const duckDetail = z.object({ ducked: z.boolean() });
const longestVoice = 120 * graphLimits.voiceSampleRate;
const voiceDetail = z.object({
  pcm: z.instanceof(Int16Array).check(z.refine(({ length }) => length > 0 && length <= longestVoice)),
});

/** Spec 2 §3. A mood that no pair of levels means, such as a preset, is named beside them. */
export interface MoodChange {
  readonly mood?: string;
  readonly focusLevel?: string;
  readonly energyLevel?: string;
  /** Which kind of command asked for it. */
  readonly command?: string;
  readonly source?: string;
}

const dispatch = (name: string, detail: object): Event => {
  const event = new CustomEvent(name, { detail });
  window.dispatchEvent(event);
  return event;
};

/** What became of an event, for whoever sent it: events themselves give nothing back. */
const answers = new WeakMap<Event, Promise<void>>();

const ask = async (name: string, detail: object): Promise<void> => {
  const answer = answers.get(dispatch(name, detail));
  if (answer === undefined) throw new Error('Nobody plays music on this page');
  return answer;
};

/** Sends the specification's events, and answers how it went. */
export const askPlayer = {
  mood: async (change: MoodChange): Promise<void> => ask(names.mood, { ...change, timestamp: Date.now() }),
  action: async (action: PlayerAction): Promise<void> => ask(names.action, { action }),
} as const;

export const duckMusic = (ducked: boolean): void => void dispatch(names.duck, { ducked });
export const expandPlayer = (): void => void dispatch(names.expand, {});

export const onExpandPlayer = (listener: () => void): (() => void) => {
  window.addEventListener(names.expand, listener);
  return () => window.removeEventListener(names.expand, listener);
};

interface Listeners {
  readonly mood: (mood: string, source: string | null) => Promise<void>;
  readonly action: (action: PlayerAction) => Promise<void>;
  readonly search: (terms: string) => Promise<void>;
  readonly duck: (ducked: boolean) => void;
  readonly voice: (pcm: Int16Array) => void;
}

const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : null);

/** The mood an event asks for; null, and so nothing happens, where it names none. */
export const moodOfDetail = (detail: unknown): string | null => {
  const parsed = moodDetail.safeParse(detail);
  if (!parsed.success) return null;
  return 'mood' in parsed.data
    ? parsed.data.mood
    : moodOfPair(parsed.data.focusLevel, parsed.data.energyLevel);
};

/** Hears what was asked for, and nothing that cannot be read. Returns how to stop. */
export const listenToPlayerEvents = ({ mood, action, search, duck, voice }: Listeners): (() => void) => {
  const listening = new AbortController();
  const on = (name: string, hear: (detail: unknown) => Promise<void> | void): void => {
    const listener = (event: Event): void => {
      const answer = hear(detailOf(event));
      if (answer === undefined) return;
      answers.set(event, answer);
      // Most senders do not wait for it; the person has been told.
      answer.catch(() => undefined);
    };
    window.addEventListener(name, listener, { signal: listening.signal });
  };
  on(names.mood, (detail) => {
    const asked = moodOfDetail(detail);
    const from = sourceDetail.safeParse(detail);
    return asked === null ? undefined : mood(asked, from.success ? from.data.source : null);
  });
  on(names.action, (detail) => {
    const parsed = actionDetail.safeParse(detail);
    return parsed.success ? action(parsed.data.action) : undefined;
  });
  on(names.search, (detail) => {
    const parsed = searchDetail.safeParse(detail);
    return parsed.success ? search(parsed.data.terms) : undefined;
  });
  on(names.duck, (detail) => {
    const parsed = duckDetail.safeParse(detail);
    if (parsed.success) duck(parsed.data.ducked);
  });
  on(names.voice, (detail) => {
    const parsed = voiceDetail.safeParse(detail);
    if (parsed.success) voice(parsed.data.pcm);
  });
  return () => listening.abort();
};
