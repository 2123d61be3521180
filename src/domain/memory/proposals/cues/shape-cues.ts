import { cuesOf } from '../cue.ts';

const doing =
  '(?:write|work|do|use|sort|answer|check|keep|start|plan|cook|clean|sleep|eat|walk|make|take|get|talk|listen|sit|stand|move|leave|switch|turn|open|close|focus|learn|tell|say|call|wear|drink|pay|pack|review|skip|ask|begin|stop|forget|lose|panic|freeze|hide|mute|block|count|tidy|prepare|print|draw|save|store|charge|lay|bring|go|wake|shower|run|stretch|breathe|chew|hum|sing|pace|journal|meditate|record|dictate|translate|colour|color|group|rank|pick|choose|delegate|finish|study|practise|practice)';

const result =
  "(?:is|are|was|were|isn't|wasn't|feels|felt|makes|made|helps|helped|gets|got|takes|took|saves|saved|works|worked|costs?|kept|keeps|gives|gave|means|meant|lets?|solved|solves|fixes|fixed|stopped|stops|beats|turned|turns|does|did|doesn't|didn't|seems|goes|went|ruined|ruins|calms|calmed|slowed|slows|drains|drained|reminds|reminded|sorted|killed|kills|pulled|pulls|wakes|woke|pays|paid|set|brought|brings|cleared|clears|ended|leads|led)";

/**
 * Shapes of sentences. What happened is told in the past; a habit stands in the present, an insight begins with a doing, and
 * a reason has its "because".
 */
export const shapeCues = [
  ...cuesOf('next-time', 'after', [
    '\\bshould (?:really |probably |just |definitely |always )?(?!i\\b|be (?:done|ok|fine|here|ready)|have\\b|arrive)\\w+ (?:\\w+ ){0,6}?(?:earlier|sooner|more often|more|less|first|before|instead|always|beforehand|every|on those|from the start|right away)\\b',
    "^(?!i\\b)(?:\\w+ ){1,5}?when (?:there (?:is|are)|(?:two|one|the last|only|it's|it is|i'm|i am|they|you) )(?=.*\\b(?:left|low|empty|due|stuck|tired|full)\\b)",
  ]),
  ...cuesOf('best-time', 'before', [
    '\\b(?:is|are|was) the only (?:time|place|way|thing|hour|moment|day)\\b',
    '\\b(?:cuts?|eats?) (?:into )?my best (?:hours?|time)\\b',
  ]),
  ...cuesOf('duration', 'before', [
    '\\b(?:is|are|was|were) (?:about |roughly |pretty much |just )?my (?:limit|max|maximum|sweet spot|comfort zone|ceiling)\\b',
    "\\b(?:it's|its|is|turns into|becomes|becoming) (?:usually|always|often|more like|really|actually) (?:\\w+ )?(?:{amount}|an hour|hours|longer|twice|double)\\b",
    '\\btook (?:me )?(?:only |just |about |like )?{amount} ?{unit} (?:rather than|instead of|not|and not|versus|vs)\\b',
  ]),
  ...cuesOf('how-to', 'after', [
    `\\bi (?:just |only |now |first |then |even |also |still )?${doing} (?:\\w+[ ,'-]+){0,8}?(?:when|before|after|on (?!the (?:slides|report|essay|intro|letter))|in (?:the|my|one|two|small|batches|chunks|advance|order|polish)|at|with|every|each|first|then|while|so|only|until|by|from|instead|beforehand|without|as soon as|whenever|because|over|for the (?:whole|week|day)|to (?:log|track|remember|keep|stay|focus|avoid|calm|wake|plan|start|get|make|see|stop)|or)\\b`,
    "\\bnow i (?:\\w+ ){2}|\\bi(?:'m| am) now (?:using|doing|taking|working|keeping|trying)\\b",
    '\\b\\w+ first\\b.*\\b(?:then|later|before|while|or|otherwise|afterwards)\\b',
  ]),
  ...cuesOf('helped', 'before', [
    '\\b(?:reminds?|reminded|forces?|forced|pushes|lets?|nudges?|teaches|taught|allows?|allowed|encourages?|tricks?|tricked|gives me|gave me) (?:me|my brain|energy|structure|a (?:start|push|boost|break|reason|kick)|something|permission)\\b',
    '\\bfix(?:es|ed) (?:that|this|it{end})|\\bfound it in\\b|\\b(?:cured|prevents|prevented|protects|beats) ',
    '\\b(?:for once|for the first time|first time in|best \\w+ in (?:weeks|ages|months|days|years|a (?:long|while))|a (?:new )?(?:personal )?(?:record|pb|best)|finally (?:wrote|did|started|finished|opened|called|got|could|managed|sent|read|made))\\b(?<=[,:].*|\\b(?:and|with|because|after|when|by|once) .*)',
    '\\b(?:done|finished|sorted|ready) (?:by|in|before|within) (?:\\d|{amount}|noon|lunch)(?<=[,:].*|\\b(?:with|because|after|when|once) .*)',
    '\\b(?:easy|easier|ready|simple|quick|quicker) to (?:start|begin|pick up|find|continue|restart|remember|get)\\b',
  ]),
  ...cuesOf('got-in-the-way', 'before', [
    '\\b(?:costs?|cost) me\\b',
    '\\b(?:spent|took) more time \\w+ing .*than\\b',
    '\\btoo (?:much|little|few) (?:\\w+ ){1,3}?(?:,|so\\b|and\\b|=|→)',
    '\\bprocrastinat\\w+ (?:until|till)\\b',
  ]),
  ...cuesOf('trait', 'before', [
    '\\b(?:works?|happens|helps|do this|is|are|do it|fails?) (?:to me )?every (?:single )?time\\b',
    '\\b(?:never|always|usually|rarely|only ever|constantly|inevitably) (?:\\w+ )?(?:happens?|works?|helps?|sticks?|gets? done|takes?|ends?|turns?|goes|makes? me|stresses|calms|distracts)\\b',
    '(?<!\\b(?:do|did|done|order|buy|get|wait|waiting|waited|here|there|look|enough|fix|fixed|sent|made) (?:\\w+ ){0,2})\\bfor me{end}',
  ]),
  ...cuesOf('noticed', 'before', [
    '(?<!no |any |not )\\b(?:more|less|fewer|better|worse|faster|quicker|slower|easier|harder|calmer|happier|louder|quieter) (?:\\w+ ){0,4}?than (?!\\d|an? |me\\b|him|her\\b)',
    `^(?!feeling|going|nothing|something|everything|anything|morning|evening|during|meeting|thing|waiting|sending|training|building|wedding|spring|string|king|ring|bring|being (?:late|sick)|ceiling|painting|cleaning is done)\\w+ing (?:[\\w'’+/&]+[ ,-]+){1,14}?${result}\\b(?! (?:done|finished|cancelled|canceled|over|next|left|tomorrow|today|postponed|moved|sent|late|on \\w+day)\\b)`,
    `^(?:having|being|keeping|not \\w+ing|no) (?:\\w+[ ,-]+){1,10}?${result}\\b`,
  ]),
  ...cuesOf('outcome', 'before', [
    "\\b(?:because|bc|cos|coz|cuz|due to)\\b(?! (?:the (?:shop|train|bus|office)|it(?:'s| is) (?:raining|late|closed)))(?=.{4})",
    "\\bso (?:i|my|that|tomorrow|nobody|it|the rest)(?:'m|'ll| am| can| could| don't| didn't| stays?| feels?| is| won't| doesn't)?\\b(?=.{6})(?<=.{15}.*)",
  ]),
] as const;
