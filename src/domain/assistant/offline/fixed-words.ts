import type { CannotTopic, TalkTopic } from './assistant-intent.ts';

/** A place of this site, by its own path. */
export interface Place {
  readonly to: string;
  readonly label: string;
}

const abilities =
  'I can find what you said, count what you did, name what’s planned, pick something for now, and get a task, a memory or a session ready for you to say yes to.';

export const talkWords: Readonly<Record<TalkTopic, readonly string[]>> = {
  hello: ['Hello. Ask me something you once said, or “what now?”.'],
  thanks: ['You’re welcome.'],
  bye: ['See you. What you kept stays where it is.'],
  who: ['I’m the assistant of this site: a few rules that look through what you wrote. I’m not a person.'],
  abilities: [abilities, 'I never do anything by myself.'],
  privacy: [
    'Without a connected model, nothing you type here leaves this site. With one, you’re shown the exact text before it first leaves.',
  ],
};

interface Cannot {
  readonly lines: readonly string[];
  readonly places: readonly Place[];
}

export const cannotWords: Readonly<Record<CannotTopic, Cannot>> = {
  send: {
    lines: ['I can’t send, call or book anything. I can get a task ready: say “remind me to …”.'],
    places: [],
  },
  forget: {
    lines: ['I never delete anything. You can forget memories below, and tasks where they are.'],
    places: [
      { to: '/memory-assistant#forget', label: 'Forget memories' },
      { to: '/tasks', label: 'See all tasks' },
    ],
  },
  world: {
    lines: ['I only know what you told me here. I can’t look at the web.'],
    places: [],
  },
  write: {
    lines: ['I can’t write texts. I can find what you said about it, or start a session for writing it.'],
    places: [],
  },
  machine: {
    lines: ['I can’t change settings or control your device.'],
    places: [
      { to: '/settings', label: 'Open settings' },
      { to: '/music', label: 'Open music' },
    ],
  },
  buy: { lines: ['I can’t buy or pay for anything.'], places: [] },
};
