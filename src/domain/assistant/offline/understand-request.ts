import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import type { RouteWords } from '#domain/coach/routing/care-words.ts';
import { maybeTask, parseSpokenTask, wantsTask } from '#domain/voice/parse-spoken-task.ts';
import type { AssistantIntent, CannotTopic, TalkTopic } from './assistant-intent.ts';
import { countSaid } from './count-said.ts';
import { energySaid } from './energy-said.ts';
import { minutesIn, sessionSaid } from './session-said.ts';

export interface Understood {
  /** For people before it is for us: shown first, and where it does not go on there is no intent. */
  readonly care: RouteWords | null;
  readonly intent: AssistantIntent | null;
}

const courtesy =
  /^(?:(?:hey|hi|hello|ok|okay|so|um|well|please|kindling)[\s,!.]+)*(?:(?:can|could|would|will) you (?:please )?|please )?(?:just )?/i;

const talk: readonly (readonly [RegExp, TalkTopic])[] = [
  [
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|yo)(?: there| kindling| again)?[\s!.]*$/,
    'hello',
  ],
  [/^how are you(?: doing)?(?: today)?[\s?!.]*$/, 'hello'],
  [
    /^(?:thanks|thank you|thx|cheers|ta|great|nice|cool|perfect|lovely)(?: a lot| so much| you| very much)?[\s!.]*$/,
    'thanks',
  ],
  [/^(?:bye|goodbye|good night|goodnight|see you|later)(?: later| then| kindling)?[\s!.]*$/, 'bye'],
  [/^(?:who|what) are you[\s?!.]*$|^are you (?:an? )?(?:ai|robot|bot|human|person|real|model)\b/, 'who'],
  [
    /^(?:help|what can (?:you do|i (?:ask|say))\b.*|what do you do|how does this work|how do you work)[\s?!.]*$/,
    'abilities',
  ],
  [
    /^(?:do you|does this|will you|who) (?:send|share|sell|read|see)s? (?:my|what i)\b.*$|^where (?:does|do) my (?:data|words|memories) go\b.*$/,
    'privacy',
  ],
];

const cannot: readonly (readonly [RegExp, CannotTopic])[] = [
  [/^(?:forget|delete|erase|remove|wipe|clear|drop)\b/, 'forget'],
  [
    /^(?:send|email|e-mail|mail|text|message|post|reply to|call|ring|phone|book|schedule a (?:call|meeting)|invite)\b/,
    'send',
  ],
  [/^(?:order|buy|pay|transfer)\b/, 'buy'],
  [/^(?:write|draft|translate|summari[sz]e|proofread|compose|rewrite)\b/, 'write'],
  [
    /\b(?:weather|forecast|news|stock price|exchange rate|capital of|who won|score of|president of|traffic|recipe)\b/,
    'world',
  ],
  [
    /^(?:search|google|look up|browse)\b.*\b(?:web|internet|online|google)\b|^(?:google|browse)\b|^tell me a (?:joke|story)\b/,
    'world',
  ],
  [
    /^(?:turn|switch) (?:on|off)\b|^(?:set|change) (?:the |my )?(?:alarm|lights?|volume|password|settings?|plan)\b|^(?:open|close) (?:the |my )?(?:door|app|browser|camera)\b|^play\b/,
    'machine',
  ],
];

const asksMemory =
  /^(?:do you remember|did i|have i|what did i|when did i|where did i|who did i|why did i|(?:remind|tell) me (?:what|when|who|where|which|how|why|about what)|remember when)\b/;
const remember =
  /^(?:remember|memori[sz]e|keep in mind|bear in mind|note|note down|make a note|save|store|know)(?: for me)?(?: that| this)?(?:\s*[:,–-]\s*|\s+)(?<sentence>.+)$/is;
const now =
  /^(?:what(?:'s| is)? (?:now|next)|what (?:should|can|do|could|shall) i (?:do|start|work on|tackle|begin)(?: with)?(?: (?:now|next|first|today|right now))?|what(?:'s| is) (?:the )?(?:next|first)(?: thing| task| step)?|pick (?:one|something|a task|for me).*|choose (?:one|something|a task|for me).*|where (?:do|should) i (?:start|begin)|i (?:don't|dont) know (?:what to do|where to start|where to begin).*|what's up next|give me something to do|i'm (?:bored|stuck)|i am (?:bored|stuck)|i have (?:\d+ min\w*|half an hour|an hour).*)[\s?!.]*$/;
const timed = /^what (?:can|should|could) i do (?:in|with) (?:\d+ ?m\w*|half an hour|an hour)\b/;
const plan =
  /^(?:help me )?(?:to )?plan (?:my |the |for )*(?:day|today|tomorrow|week|morning|afternoon|evening)\b|^what(?:'s| is| do i have| have i got)? (?:on |planned |due |up )*(?:my (?:plan|list|day)|(?:for )?(?:today|tomorrow|this week))\b|^what(?:'s| is) (?:on )?(?:my )?(?:plan|list|agenda|schedule)\b|^(?:show|tell) me (?:my )?(?:plan|day|list|week|tasks)\b|^what do i have to do (?:today|tomorrow|this week)\b|^(?:my )?plan for (?:today|tomorrow|the week)\b|^what(?:'s| is) due\b|^how does my (?:day|week) look\b/;

const first = <Topic>(ways: readonly (readonly [RegExp, Topic])[], text: string): Topic | undefined =>
  ways.find(([way]) => way.test(text))?.[1];

const planned = (small: string): AssistantIntent => {
  if (/\btomorrow\b/.test(small)) return { kind: 'plan', when: 'tomorrow' };
  return { kind: 'plan', when: /\bweek\b/.test(small) ? 'week' : 'today' };
};

const sentenceOf = (said: string): string => {
  const plain = said.trim().replace(/^that\s+/i, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

const looksLikeStatement = (small: string): boolean =>
  !small.includes('?') &&
  /^(?:i|i'm|i've|my|when i|after|before|on \w+days?)\b/.test(small) &&
  small.split(' ').length > 3;

const intentOf = (whole: string): AssistantIntent => {
  const said = whole.trim().replaceAll('’', "'");
  const talked = first(talk, said.toLowerCase());
  if (talked !== undefined) return { kind: 'talk', topic: talked };
  const text = said.replace(courtesy, '').trim() || said;
  const small = text.toLowerCase();
  const isQuestion = small.endsWith('?');
  const ask: AssistantIntent = {
    kind: 'ask',
    question: whole.trim(),
    isStatement: looksLikeStatement(small),
  };
  const later = first(talk, small);
  if (later !== undefined) return { kind: 'talk', topic: later };
  const count = countSaid(small);
  if (count !== null) return count;
  if (asksMemory.test(small)) return ask;
  const { energy, rest } = energySaid(small);
  if (now.test(rest) || timed.test(rest)) return { kind: 'now', minutes: minutesIn(small), energy };
  if (plan.test(small)) return planned(small);
  const line = isQuestion ? null : parseSpokenTask(text);
  if (line !== null) return { kind: 'task', line };
  if (wantsTask(text)) return { kind: 'task', line: '' };
  const kept = isQuestion ? undefined : remember.exec(text)?.groups?.['sentence'];
  if (kept !== undefined) return { kind: 'remember', sentence: sentenceOf(kept) };
  const session = isQuestion ? null : sessionSaid(text, small);
  if (session !== null) return session;
  const topic = first(cannot, small);
  if (topic !== undefined) return { kind: 'cannot', topic };
  const maybe = isQuestion ? null : maybeTask(text);
  return maybe?.leans === true ? { kind: 'task', line: maybe.line } : ask;
};

/** Care first, then what is wanted. Pure, and the same without a network. */
export const understandRequest = (text: string): Understood => {
  const route = routeCoachText(text);
  const care = route.kind === 'none' ? null : route.words;
  return { care, intent: care !== null && !care.goesOn ? null : intentOf(text) };
};
