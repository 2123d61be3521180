import type { AssistantIntent, CountedThing, CountedTime } from './assistant-intent.ts';

const times: readonly (readonly [RegExp, CountedTime])[] = [
  [/\byesterday\b/, 'yesterday'],
  [/\blast week\b/, 'last week'],
  [/\bthis week\b|\bthe week\b|\bso far this week\b/, 'this week'],
  [/\bthis month\b/, 'this month'],
  [/\btoday\b|\bso far\b/, 'today'],
];

const done =
  /\b(?:finish(?:ed)?|complete[d]?|did i (?:do|get done|tick off)|done|ticked off|got done|get done|have i done)\b/;
const things: readonly (readonly [RegExp, (text: string) => CountedThing])[] = [
  [/^(?:how (?:many|much)|count).*\bmemor(?:y|ies)\b/, () => 'memories'],
  [/^(?:how many|count).*\b(?:focus )?sessions?\b/, () => 'sessions'],
  [/^(?:how (?:long|much)|how many (?:minutes|hours)).*\bfocus(?:e[sd]|ing)?\b/, () => 'minutes'],
  [/^(?:how much|how many (?:minutes|hours)) (?:focus )?time\b.*\b(?:work|focus)/, () => 'minutes'],
  [
    /^(?:how many|count).*\b(?:tasks?|to-?dos?|things)\b/,
    (text) => (done.test(text) ? 'tasks done' : 'tasks waiting'),
  ],
  [/^how (?:many|much) (?:have i|did i) (?:finish|done|do|complete|get done)/, () => 'tasks done'],
  [/^(?:what|how much) (?:did|have) i (?:get |got )?(?:done|finished)\b/, () => 'tasks done'],
  [/^what did i (?:finish|complete|get done)\b/, () => 'tasks done'],
];

/** A question for a number. `text` in small letters, without courtesies. */
export const countSaid = (text: string): AssistantIntent | null => {
  // How often something was said is in no record: that is a question to the memory.
  if (/\b(?:say|said|write|wrote|tell|told|mention\w*)\b/.test(text)) return null;
  const thing = things.find(([way]) => way.test(text))?.[1](text);
  if (thing === undefined) return null;
  const time = times.find(([way]) => way.test(text))?.[1];
  return { kind: 'count', thing, time: time ?? 'ever' };
};
