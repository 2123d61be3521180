import { cuesOf } from '../cue.ts';

/** Things, places, people, hours and ways of working that a person can choose or avoid. */
const circumstances = [
  // What one hears and works with.
  'music|songs?|playlists?|lyrics|vocals|lo-?fi|beats|techno|house|jazz|classical|ambient|white noise|brown noise|pink noise|noise|rain(?: sounds?)?|silence|quiet|headphones?|earbuds|ear ?plugs|podcasts?|audiobooks?|radio|tv|netflix|traffic|drilling|builders|construction|beeps?|pings?|fan|sound(?:s|track)?',
  'timers?|countdown|pomodoros?|alarms?|reminders?|lists?|checklists?|outlines?|notes?|notebook|paper|printed|post-?its?|sticky notes?|whiteboard|templates?|calendar|planner|by hand|pen|voice notes?|dictat\\w+|out loud|aloud|drew|drawing|spreadsheet|instructions|agenda|{amount}[- ]minute (?:rounds|blocks|chunks|bits)|deadlines?|reward|chocolate|bribe',
  'phone|mobile|notifications?|slack|teams|emails?|inbox|whatsapp|group chat|messages|chats?|tabs?|browser|internet|wifi|twitter|reddit|instagram|insta|tiktok|youtube|facebook|social media|news|games?|airplane mode|flight mode|do not disturb|dnd|hood up|doorbell|screens?|video calls?|meetings?|interruptions?|ads',
  // Where and with whom.
  'library|caf[eé]s?|coffee shop|office|open plan|kitchen|bed|bedroom|sofa|couch|desk|table|train|carriage|bus|window|room|garden|balcony|outside|outdoors|upstairs|downstairs|park|floor|hallway|drawer|bag|other room|next room|house|chair|door|at home|from home|standing|walking|pacing|light|lights|lamp|candle|heating|headset',
  'body doubl\\w+|co-?working|kids?|colleagues?|neighbou?rs?|flatmates?|sister|brother|mum|mom|partner|alone|someone|people|company|pairing|accountability|cat|dog|the duck|in front of',
  // The body, and the hour.
  'sleep|slept|naps?|nap time|shift|back to back|coffee|tea|caffeine|espresso|cold brew|energy drinks?|lunch|breakfast|dinner|snacks?|sugar|water|hungry|hunger|food|eat|eating|ate|empty stomach|walks?|run|jog|gym|exercise|workout|stretch\\w*|yoga|shower|meds|medication|cold|hot|warm|stuffy|gum|fidget\\w*|breath\\w*|meditat\\w+',
  '(?<!this |yesterday |tomorrow |good |next |last )(?:mornings?|afternoons?|evenings?|nights?)|night before|day before|after (?:lunch|work|dinner|school|\\d+)|before (?:lunch|work|noon|breakfast|\\d+)|first thing|(?<!stopped |left |finished |done |ended |quit |home )early|late|last minute|(?<!at )\\d+ ?[ap]m|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days',
  // Ways of working.
  '(?:small|tiny|little|easy|easiest|baby|bite-?size\\w*|boring|worst|hardest|ugly) (?:steps?|chunks?|pieces|bits?|bites|parts?|tasks?|one|ones|call|draft|first)|chunk\\w*|batch\\w*|sprints?|bursts?|split\\w*|multitask\\w*|switching|breaks?|in one go|back to back|routine|plan(?:ning|ned)?|perfectionism|(?:to|the) (?:first|rough|bad) draft|badly on purpose|tidy(?:ing)?|tidied|clutter|mess|messy|clean desk|autopilot|beforehand|in advance|one thing at a time|one at a time|one by one|5 minute rule|five minute rule|two minute rule',
].join('|');

const good = [
  '{better}|calm|calmly|focuss?ed|(?<!about |and |on )focus|concentrated|flow|flowed|flew|flying|clicked|smooth|smoothly|productive|awake|alert|sharp|motivated|energi[sz]ed|(?:in the|my|zone|zoned) (?:zone|in\\b|groove)|on time|quieter|peaceful|cosy|cozy|soothing|grounding',
  '(?:could|can|was able to) (?:\\w+ )?(?:think|focus|start|concentrate|breathe|relax|settle|sit|read|work)|straight (?:into|in|to work)|(?:lets?|helped?|allowed|forces?|forced) me|solved|sorted it|got the \\w+ (?:\\w+ )?(?:out|done|written)|took the (?:\\w+ )?(?:fear|sting|pressure|edge|stress|panic|pain) (?:out|off|away)',
  '(?:whole|entire|all) (?:\\w+ )?(?:chapter|thing|list|section|page|essay|report|inbox|hour|session|pile|kitchen|stack) (?:written|done|finished|read|cleared|sorted)|mood (?:up|lifted)|{amount} ?{unit} (?:straight|in a row|non-?stop|flew|of (?:pure|solid|deep|uninterrupted|real|actual|proper) \\w+|without)|done by|for once|no excuses?|(?:didn.t|did not|doesn.t) feel|stopped complaining|(?:actually|finally|even|really) (?:finished|did|started|wrote|got|read|stuck|stayed|managed|made|enjoyed|sat|remembered|slept|moved)|finally (?:wrote|did|started|finished|opened|called|got|could|managed)|stopped the|suddenly|no (?:more \\w+ing|distractions?|interruptions?|procrastinating|problem|temptation|panic)',
  "without (?:checking|looking|stopping|distractions?|getting|drifting|touching|noticing|a break|interruptions?|breaks)|(?:didn't|didnt|did not|not) (?:even )?(?:check|look at|touch|think about|drift|notice|get distracted|pick up)(?:ed)?|not once|stayed (?:the|for|focused|seated|put|on|with|in|at|calm)|means? i(?:'m| am| can|'ll)?|meant i|more done|best (?:session|focus|hour|work|stretch)|kept (?:me|my)|perfect|ideal|just right|sweet spot|surprisingly|instantly|relaxed|enjoyed|enjoyable",
].join('|');

const bad = [
  'distract\\w*|too (?:interesting|loud|noisy|exciting|ambitious|vague|bright|busy|complicated|comfy|comfortable|much \\w+)|ignored|gone by|got me again|(?:drove|drives) me|sore|mad|nuts|shaking|shaky|garbage|in fog|fog|chaos|chaotic|panic\\w*|stuck|froze|freeze|freezing|shaky|useless|sluggish|foggy|brain fog|headaches?|sleepy|exhausted|drained|wiped|restless|fidgety|jittery|grumpy|irritable|anxious|overwhelm\\w*|impossible|unbearable|crash|crashed|redo|rewrote|re-?writing|awake (?:till|until|til)|zero \\w+|no (?:focus|energy|patience|motivation|chance|concentration)|paid for it|paying for it',
  "(?:sat|sit|sits|just) there|did nothing|nothing (?:done|happened|got done)|never (?:happens?|got|started|gets|get)|gave up|give up|noisy|loud|interrupt\\w*|scroll(?:ed|ing)|doom-?scroll\\w*|procrastinat\\w*|wast(?:ed|es)|derail\\w*|all over the place|struggl\\w+|a slog|dragged|drags|shut(?:s)? (?:me )?down|zoned out|zone out|wander(?:ed|ing|s)?|drift(?:ed|ing|s)?|half asleep|(?:my )?(?:brain|head|mind) (?:was |is )?(?:mush|fried|elsewhere|gone|full|off)|lost (?:it|the thread|focus|momentum|track|my \\w+)|could not|not (?:concentrate|focus|start)|too (?:cold|hot|warm|loud|noisy|tired|hungry|dark|bright|stuffy|quiet|wired|full|long|short|much|vague|big|slow) to|couldn't|couldnt|could barely|could hardly|barely|can't think|harder|slowed|snuck|sneaks up|pulled into|sucked in|tempted|tempting|a mistake|regret\\w*|backfired|isn't enough|isnt enough|not enough|wasn't enough|worse|painful|(?:i )?(?:skip|skipped) (?:lines|steps|things|parts)|(?:took|takes) forever",
].join('|');

/** A circumstance and an effect in one sentence: said to go together, though no usual word says how. */
export const pairCues = [
  ...cuesOf('got-in-the-way', 'before', [`^(?=.*\\b(?:${circumstances})\\b).*?\\b(?:${bad})\\b`]),
  ...cuesOf('helped', 'before', [
    `^(?=.*\\b(?:${circumstances})\\b).*?\\b(?:${good})\\b`,
    // "candle lit = work mode", "late start → no lunch"
    '[^\\s\\d=<>-] ?(?:=|=>|→|->|⇒| > ) ?[^\\s=<>-]',
  ]),
] as const;
