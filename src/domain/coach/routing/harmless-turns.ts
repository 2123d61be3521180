const workNouns =
  '(?:meetings?|calls?|emails?|work|tasks?|paperwork|coffee|caffeine|sugar|chocolate|tea|netflix|news|information|admin|messages|powerpoint|spreadsheets?|slides)';

/** Turns of speech that sound like harm and are none. They are taken out before anything is looked for. */
const turns: readonly RegExp[] = [
  /\bend it all hands\b/g,
  /\b(?:career|political|social|commercial|professional|financial|brand|economic) suicide\b/g,
  /\bsuicide (?:squad|sprints?|runs?|drills?|bombers?|doors?)\b/g,
  /\bshoot(?:ing)? myself in the (?:foot|leg)\b/g,
  /\bshoot (?:me|you|him|her|them|us|my \w+|the \w+)(?: over| back)? (?:an?|the|your|some|over) (?:quick )?(?:email|message|mail|note|text|line|slack|ping|invite|reminder)\b/g,
  /\bcut(?:ting)? myself (?:off|some slack|short|loose|out|a (?:break|slice|piece|deal))\b/g,
  /\bburn(?:ing|t|ed)? myself out\b/g,
  /\b(?:kill|killing|killed) myself laughing\b/g,
  /\b(?:beat|beating|kick|kicking|hate|hating) myself (?:up|for (?:not|forgetting|procrastinating|saying))\b/g,
  /\b(?:die|died|dying|dead|death) (?:of|from|with|by) (?:embarrass\w*|boredom|laugh\w*|curiosity|cringe|anticipation|excitement|thirst|hunger|heat|powerpoint|meetings?|emails?|admin)\b/g,
  /\bdie(?:d|s|ing)? laughing\b/g,
  /\bdying (?:to|for) (?!die|be dead|stop)\w+\b/g,
  /\bto die for\b/g,
  /\b(?:battery|phone|laptop|product|project|plants?|business|industry|motivation|market|car|app|site|computer|printer|server|conversation|idea|energy|focus|attention|concentration|interest|wifi|tablet) (?:is |keeps |s |was |will |always |just |slowly |are )*(?:die|dying|died|dies|dead|killed)\b/g,
  /\bim dead (?:after|by|at|on|when|from)\b/g,
  /\b(?:die|dying|died) a (?:little|bit)\b/g,
  /\b(?:work|working) to live\b/g,
  /\b(?:not )?liv(?:e|ing) to work\b/g,
  /\bdie hard\b/g,
  /\bsleep when im dead\b/g,
  /\bover my dead body\b/g,
  /\bdrop dead gorgeous\b/g,
  /\bdead ?(?:tired|line|lines|end|ends|weight|serious|simple|easy|quiet|slow|set|wrong|right|zone|battery|link|links|code|stock|beat|lock|space|ringer|heat|meat)\b/g,
  /\b(?:bored|scared|bore|bores|boring|worried|work|works|worked|working|talk|talked|tickled|frozen|starved|starving|worrying|frightened|edited|optimi[sz]ed|done|sick) (?:me |us |myself |you )?to death\b/g,
  /\b(?:the|be the) death of me\b/g,
  /\bkill(?:s|ing|ed)? (?:it|time|the (?:lights?|process|app|server|feature|project|idea|meeting|thread|vibe|mood|tab|tabs|noise|music|joke|deal|motivation|momentum|job)|two birds|my (?:motivation|focus|productivity|mood|buzz|momentum|concentration|vibe|back|feet|head|eyes|battery|tabs|streak)|off the)\b/g,
  /\b(?:is|are|s|re|was|were|been|be|just|really|absolutely|slowly|deadline|deadlines|job|meetings?|noise|commute|boss|it|that|this|work|which|that s|they|he|she) (?:\w+ )?kill(?:ing|s|ed)? (?:me|us)\b(?! (?:if|for real|because i))/g,
  /\bkill(?:s|ing|ed)? (?:the|my|our|this|that|these|those|off|all|any|every|his|her|their|your|some|two|a|an) (?!boss|manager|coworker|colleague|wife|husband|partner|kids?|child\w*|son|daughter|mum|mom|dad|mother|father|brother|sister|family|team|people|man|woman|guy|baby|dog|cat|pain|ex|neighbou?r|existence|suffering)\w+\b/g,
  /\b(?:boss|manager|team|client|customer|teacher|mum|mom|wife|colleagues?|coworkers?|editor|accountant|hr) (?:will|is going to|are going to|ll|would|s going to|going to) kill me (?:if|for|when|over)\b(?! i (?:leave|tell|go))/g,
  /\b(?:digging|dig|dug) (?:my|our) own graves?\b/g,
  /\b(?:jump|skipping|skip) rope\b/g,
  /\bthe ropes\b/g,
  /\bborn (?:in|on|to|ready|leader)\b/g,
  /\bkill for (?:an?|some|the)\b/g,
  /\b(?:cost|standard|quality) of living\b/g,
  /\b(?:make|making|earn|earning|for) a living\b/g,
  /\bliving (?:room|document|space|wage|proof)\b/g,
  /\bwork life\b/g,
  /\blive without (?:my|a|an|the|coffee|lists?|reminders?|music|it|caffeine|alarms?|notes?)\b/g,
  /\b(?:could|would|can) (?:murder|kill) (?:an?|some|for)\b/g,
  /\bmurder (?:an?|some) (?:coffee|tea|sandwich|pizza|burger|beer|curry|drink|snack)\b/g,
  /\bpull(?:ing|ed)? the trigger on\b/g,
  /\bbit(?:e|ing) the bullet\b/g,
  /\bbullet (?:points?|journal\w*|list)\b/g,
  /\bjump(?:ing|ed)? (?:on|off|onto|in|into|out of) (?:an?|the|this|my|our|that)? ?(?:\w+ )?(?:zoom|call|teams|bandwagon|phone|meeting|bed|skin|seat|chair)\b/g,
  /\btak(?:e|ing) (?:back )?my life (?:back|in|into|seriously|to|by|more|one|with|and (?:turn|change|make|work))\b/g,
  /\b(?:wak(?:e|ing)|woke) up (?:early|earlier|at|for|on time|to (?:my|the|an)|before|in time|feeling|refreshed|with|rested|so|when|by|every|without an? alarm|the first time|straight|properly)\b/g,
  /\b(?:go|going) on (?:holiday|vacation|leave|a|an|the|about|with|for|stage|camera|maternity|parental|strike|and on)\b/g,
  /\b(?:live|living) (?:in|at|near|with (?:my|a|the|two|three|his|her)|together|off|from|demo|alone|far|closer|up to|stream\w*|chat|session|event|on site)\b/g,
  /\b(?:kms|km) (?:per|an? (?:hour|day|week)|away|server|keys?|activation|licen[cs]e|encryption)\b/g,
  /\b(?:\d+|few|many|couple of|aws|azure|google|windows|microsoft|the) kms\b/g,
  /\brest in peace to\b/g,
  /\bself destruct\w* (?:button|message|sequence)\b/g,
  /\b(?:put|taking|take|need|want) (?:it|this|that|the \w+) out of its misery\b/g,
  /\bhang(?:ing)? (?:out|in there|up|on)\b/g,
  /\bgoodbye (?:email|mail|card|party|lunch|drinks?|speech|gift|present|cake|to (?:my|the|old|bad) (?:habits?|procrastination|team|colleagues?|coworkers?|clients?|job|inbox))\b/g,
  /\bfarewell (?:email|mail|card|party|lunch|drinks?|speech|gift|present|cake|note)\b/g,
];

const overdoses = new RegExp(
  String.raw`\b(?:overdos\w*|od|oding|drown(?:ing|ed)?(?: myself)?) (?:on|of|in|under) (?:\w+ )?${workNouns}\b|\b${workNouns} overdose\b`,
  'g',
);

export const withoutHarmlessTurns = (words: string): string => {
  let left = words;
  for (const turn of [...turns, overdoses]) left = left.replaceAll(turn, ' … ');
  return left.replaceAll(/ +/g, ' ').trim();
};
