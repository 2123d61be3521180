import type { AssistantIntent } from './assistant-intent.ts';

const minutesNamed = /\b(\d{1,3})[ -]?(?:min(?:ute)?s?\b|m\b)|\b(half an hour)\b|\b(an hour)\b/;

/** From one minute to three hours; null for none, or for one nobody means. */
export const minutesIn = (text: string): number | null => {
  const found = minutesNamed.exec(text);
  if (found === null) return null;
  if (found[2] !== undefined) return 30;
  if (found[3] !== undefined) return 60;
  const minutes = Number(found[1]);
  return minutes >= 1 && minutes <= 180 ? minutes : null;
};

const ways: readonly RegExp[] = [
  /^(?:start|begin|open|set|do|let's (?:start|begin|do)|lets (?:start|begin|do)|i want to (?:start|do)) (?:a |an |the |my |another |some )?(?:quick |short |new )?(?:\d{1,3}[ -]?(?:m|min|minutes?) )?(?:focus(?:ing)?|pomodoro|timer|work session|session|sprint)(?: session| timer| time| block)?\b(?<about>.*)$/,
  /^(?:let's |lets |i want to |help me |help me to )?focus(?: now)?\b(?! sounds?| music)(?<about>.*)$/,
  /^(?:start|begin)(?: with| on| working on| work on| me on)? (?<about>.+)$/,
  /^(?:let's|lets) (?:work|get to work|get going|begin|start)(?: on| with)?\b(?<about>.*)$/,
  /^(?:give me )?\d{1,3}[ -]?(?:m|min|minutes?) (?:of|on|for|with) (?<about>.+)$/,
];

const withoutFrame = (about: string): string =>
  about
    .replaceAll(/\b(?:for )?(?:about )?(?:\d{1,3}[ -]?(?:min(?:ute)?s?|m)|half an hour|an hour)\b/g, ' ')
    .replace(/^[\s:,.-]*(?:(?:right )?now\b)?[\s:,.-]*(?:on|with|about|for|to)?\s+/, '')
    .replace(/(?:\bplease|\b(?:right )?now)?[\s.!,]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `text` as it was written, without courtesies; `small` the same in small letters. */
export const sessionSaid = (text: string, small: string): AssistantIntent | null => {
  for (const way of ways) {
    const about = way.exec(small)?.groups?.['about'];
    if (about === undefined) continue;
    const plain = withoutFrame(` ${about}`);
    // The capital letters of names stay.
    const at = plain === '' ? -1 : small.indexOf(plain);
    return {
      kind: 'session',
      about: (at === -1 ? plain : text.slice(at, at + plain.length)).slice(0, 200),
      minutes: minutesIn(small),
    };
  }
  return null;
};
