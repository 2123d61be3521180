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
    '\\bneed to (?:\\w+ ){1,6}?(?:while|first|more often|earlier|sooner|instead|beforehand|every (?:time|day|hour|\\d+))\\b',
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
    '\\bended up (?:doing|working|staying|finishing|writing|reading|cleaning) (?:\\w+ )?(?:{amount}|the whole|all|everything|longer|more)\\b',
    '\\bthe (?:second|moment|minute|instant) (?:i|it|the|my)\\b(?=.{10})',
    '\\b(?:good|great|perfect|ideal|brilliant|fine|better|best) for (?!you|him|her|them|today|tomorrow|now|us|a\\b|the\\b)\\w+',
    '\\bgot (?:so much |much |way )?more (?:out of|from|in|done)\\b|\\bflew by (?:with|when|while|because|once|thanks)\\b',
    '\\b(?:took|takes|taking) (?:all |some of )?the (?:pressure|edge|sting|fear|stress|dread|panic|weight) (?:off|out|away)\\b|\\bmakes? it (?:\\w+ )?\\w+ enough\\b',
    '(?:\\band|,|\\bthen) (?:the rest|it|everything|things|all of it) (?:\\w+ )?(?:felt|was|seemed|went|got|became) {much}{better}',
    '\\b(?:urge|temptation|craving|itch|dread|fear|boredom) (?:\\w+ ){0,4}?(?:was |is |were )?(?:gone|less|smaller|quieter|disappeared)\\b',
    "\\bonce (?:i|i'd|i've|the|my|it|that|we)\\b(?!.*\\b(?:will|i'll|going to|need to|have to|can you)\\b)(?=.{8})",
    '\\b(?:was|is|were|are|totally|so|well) (?:really |totally |so |definitely )*worth (?:it|the|doing|every|getting)\\b',
    '\\bsame (?:spot|place|time|playlist|seat|desk|song|routine|order|table|cup|corner)\\b(?=.*(?:,|every|each|and|because))',
    '\\b(?:reminds?|reminded|forces?|forced|pushes|lets?|nudges?|teaches|taught|allows?|allowed|encourages?|tricks?|tricked|gives me|gave me) (?:me|my brain|energy|structure|a (?:start|push|boost|break|reason|kick)|something|permission)\\b',
    '\\bfix(?:es|ed) (?:that|this|it{end})|\\bfound it in\\b|\\b(?:cured|prevents|prevented|protects|beats) ',
    '\\b(?:for once|for the first time|first time in|best \\w+ in (?:weeks|ages|months|days|years|a (?:long|while))|a (?:new )?(?:personal )?(?:record|pb|best)|finally (?:wrote|did|started|finished|opened|called|got|could|managed|sent|read|made))\\b(?<=[,:].*|\\b(?:and|with|because|after|when|by|once) .*)',
    '\\b(?:done|finished|sorted|ready) (?:by|in|before|within) (?:\\d|{amount}|noon|lunch)(?<=[,:].*|\\b(?:with|because|after|when|once) .*)',
    '\\b(?:easy|easier|ready|simple|quick|quicker) to (?:start|begin|pick up|find|continue|restart|remember|get)\\b',
  ]),
  ...cuesOf('got-in-the-way', 'before', [
    '(?:,|and|\\bthen|\\bin the middle).*\\b(?:lost|broke|forgot) (?:the|my|all) (?:\\w+ )?(?:thread|focus|flow|rhythm|momentum|place|concentration|train of thought|motivation|plot)\\b',
    '\\b(?:costs?|cost) me\\b',
    "\\b(?:isn't|isnt|is not|wasn't|aren't|not) enough (?:for|to|when|of a)\\b",
    '\\b(?:bad|terrible|awful|useless|rubbish|hopeless|worse|worst|no good|too much) for (?!you|him|her|them|today|tomorrow|now|us)\\w+',
    '\\bgets? (?:too )?(?:packed|busy|crowded|loud|full|noisy|hot|cold|dark|stuffy)\\b.*\\b(?:after|before|by|at|in|when|on|so)\\b',
    '\\b(?:hit|hits|crash(?:es|ed)?|dip(?:s|ped)?|fade[sd]?) (?:me )?(?:at|around|after|before) (?:\\d|lunch|noon|dinner)',
    '\\b(?:spent|took) more time \\w+ing .*than\\b',
    '\\btoo (?:much|little|few) (?:\\w+ ){1,3}?(?:,|so\\b|and\\b|=|→)',
    '\\bprocrastinat\\w+ (?:until|till)\\b',
  ]),
  ...cuesOf('trait', 'before', [
    "^if (?!i (?:had|were|could|was|ever)\\b)(?!.*\\b(?:will|we|tomorrow|today)\\b).{8,}\\b(?:doesn't|doesnt|isn't|isnt|won't|wont|never|don't|dont|can't|cant|always|happens|works|falls|goes|gets|gone|useless|forget|lose)\\b",
    "\\b(?:one|a single|every|each) (?:\\w+ )?\\w+ and (?:i'm|im|i am|i (?:lose|forget|start|stop|can't)|it's|my (?:brain|head|focus|day))\\b",
    "\\bi (?:\\w+ )?(?:get|feel|become|am|work|sleep|eat|lose|forget|panic|start|do|write|think|snap|cry|freeze|talk|spend|buy|crash) (?:\\w+ ){0,6}?(?:when(?:ever)?|after|if|without|before|unless) (?:i|i'm|im|my|the|it|people|someone|there|too|a|an|\\w+ing)\\b",
    '\\b(?:works?|happens|helps|do this|is|are|do it|fails?) (?:to me )?every (?:single )?time\\b',
    '\\b(?:never|always|usually|rarely|only ever|constantly|inevitably) (?:\\w+ )?(?:happens?|works?|helps?|sticks?|gets? done|takes?|ends?|turns?|goes|makes? me|stresses|calms|distracts)\\b',
    '(?<!\\b(?:do|did|done|order|buy|get|wait|waiting|waited|here|there|look|enough|fix|fixed|sent|made) (?:\\w+ ){0,2})\\bfor me{end}',
  ]),
  ...cuesOf('noticed', 'before', [
    // "wakes me up", "bored me": whatever does something to one, unless somebody said, sent or paid something.
    '\\b(?!was|is|as|this|its|us|yes|always|tells|told|calls|asks|sends|owes|pays|gives|lets|shows|texts|emails|rings|joins|knows|sees|meets|invites|misses|likes|loves|thanks|reminds me of|needs|wants|plus|besides|towards)\\w{2,}s me\\b(?! (?:of|know)\\b)',
    '\\b(?!called|asked|texted|emailed|messaged|joined|invited|followed|added|liked|loved|missed|needed|wanted|thanked|informed|offered|showed|phoned|answered|paid|charged|handed|mailed|visited|hugged|greeted|behind)(?:\\w{2,}ed|drove|threw|wore|put|woke|drew|took|beat|caught|left|made|gave|cost|did) me\\b(?! (?:a (?:call|lift|ride|message|hand)|the (?:file|link|form|keys|money|number)|an email|his|her|their|home)\\b)',
    "\\b(?:make|drive|bore|scare|stress|calm|wake|keep|wear|put|throw|slow|get|pull|push|drag|intimidate|overwhelm|exhaust|annoy|soothe|energi[sz]e) me\\b(?<!\\b(?:will|to|can|could|please|let|and|you|don't|or) \\w+ me)",
    '\\b(?:is|was|are|were) (?:where|when|what|how|why) (?:i|it|my|the|things|work|all)\\b',
    '\\b(?:half|twice|three times) as (?:long|fast|much|many|hard|productive|quick|good|easy)\\b',
    '(?<!no |any |not )\\b(?:more|less|fewer|better|worse|faster|quicker|slower|easier|harder|calmer|happier|louder|quieter) (?:\\w+ ){0,8}?than (?!\\d|an? |me\\b|him|her\\b)',
    `^(?!feeling|going|nothing|something|everything|anything|morning|evening|during|meeting|thing|waiting|sending|training|building|wedding|spring|string|king|ring|bring|being (?:late|sick)|ceiling|painting|cleaning is done)\\w+ing (?:[\\w'’+/&]+[ ,-]+){1,14}?${result}\\b(?! (?:done|finished|cancelled|canceled|over|next|left|tomorrow|today|postponed|moved|sent|late|on \\w+day)\\b)`,
    `^(?:having|being|keeping|not \\w+ing|no) (?:\\w+[ ,-]+){1,10}?${result}\\b`,
  ]),
  ...cuesOf('outcome', 'before', [
    "\\b(?:because|bc|cos|coz|cuz|due to)\\b(?! (?:the (?:shop|train|bus|office)|it(?:'s| is) (?:raining|late|closed)))(?=.{4})",
    "\\bso (?:that|tomorrow|nobody|the rest|it (?:is|was|feels|felt|doesn't|didn't)|i (?:can|could|don't|didn't|couldn't|won't|always|never|only|must|keep|now|know|knew)|go|start|leave|bring|book|take|do|use)\\b(?=.{5})(?<=.{15}.*)",
  ]),
] as const;
