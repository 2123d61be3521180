import type { Energy } from '#domain/records/kinds/energy.ts';

/** What can be counted from a person's own records, and over which time. */
export type CountedThing = 'tasks done' | 'tasks waiting' | 'sessions' | 'minutes' | 'memories';
export type CountedTime = 'today' | 'yesterday' | 'this week' | 'last week' | 'this month' | 'ever';

export type TalkTopic = 'hello' | 'thanks' | 'bye' | 'who' | 'abilities' | 'privacy';
export type CannotTopic = 'send' | 'forget' | 'world' | 'write' | 'machine' | 'buy';

/** What somebody wants of the assistant. What nothing else fits is a question to the memory. */
export type AssistantIntent =
  | {
      readonly kind: 'ask';
      readonly question: string;
      /** Said about oneself and no question: it may be worth keeping. */
      readonly isStatement: boolean;
    }
  | { readonly kind: 'count'; readonly thing: CountedThing; readonly time: CountedTime }
  | {
      readonly kind: 'now';
      readonly minutes: number | null;
      /** Said in the same breath, so it counts more than what was said before; null where it was not. */
      readonly energy: Energy | null;
    }
  | { readonly kind: 'plan'; readonly when: 'today' | 'tomorrow' | 'week' }
  /** One line, as it is typed where tasks are added; empty where none was named. */
  | { readonly kind: 'task'; readonly line: string }
  | { readonly kind: 'remember'; readonly sentence: string }
  | { readonly kind: 'session'; readonly about: string; readonly minutes: number | null }
  | { readonly kind: 'talk'; readonly topic: TalkTopic }
  | { readonly kind: 'cannot'; readonly topic: CannotTopic };
