import { cuesOf } from '../cue.ts';

const people =
  '(?:dentist|doctor|gp|therapist|psychiatrist|coach|boss|manager|landlord|landlady|plumber|electrician|hairdresser|barber|vet|teacher|tutor|neighbou?r|contact|accountant|lawyer|solicitor|supervisor|nurse|midwife|optician|physio|physiotherapist|mechanic|cleaner|babysitter|childminder|caseworker|case worker|social worker|advisor|adviser|pharmacist|receptionist|caretaker|janitor|mentor|professor|lecturer|colleague|assistant|agent|wife|husband|partner|girlfriend|boyfriend|son|daughter|brother|sister|cat|dog|roommate|flatmate|housemate|specialist|surgeon|consultant)';

/** Facts about people, days, places and health. */
export const factCues = [
  ...cuesOf('health', 'after', [
    "\\ballergic\\b|\\ballerg(?:y|ies) to\\b|\\b(?:lactose|gluten|dairy|fructose|histamine) (?:intolerant|intolerance|free)\\b|\\bintolerant\\b|\\b(?:coeliac|celiac|diabetic|asthmatic|epileptic|dyslexic|dyspraxic|colou?r ?blind)\\b|\\b(?:is|am|'m|i'm|im) (?:a )?(?:vegetarian|vegan|pescatarian)\\b",
    "\\b(?:can't|cant|cannot|mustn't|doesn't|doesnt|don't|dont) (?:eat|drink|tolerate|digest|have) (?!lunch|dinner|breakfast|anything|time|to|any|a|much|it|the)\\w+",
    '\\bmy (?:meds|medication|medicine|tablets|pills|prescription|ritalin|concerta|vyvanse|elvanse|adderall|dose|inhaler) (?:\\w+ )?(?:kicks?|wears?|wore|lasts?|works?|makes?|takes?|needs?|is|are|runs?|helps?)\\b',
    '\\bi take (?:my |\\d|\\w+ (?:\\d|mg|before|after|with|at|in the|every))',
    '\\bmigraines?\\b.*\\b(?:when|after|from|if|with)\\b',
    '\\b(?:caffeine|coffee|sugar|alcohol|cheese|screens?)\\b.*\\b(?:keeps me (?:up|awake)|makes me (?:jittery|anxious|sleepy|crash)|after \\d+)\\b',
  ]),
  ...cuesOf('people', 'subject', [
    "^(?!he|she|it|who|everyone|everybody|nobody|that|this|someone|i\\b)\\w+ (?:hates|loves|dislikes|can't stand|only eats|doesn't eat|doesnt eat|is (?:scared|afraid) of) (?!it\\b|me\\b|this|that|you|the (?:new|idea|song|film|movie))\\w+",
    `\\b(?:the|my|our|new|a) (?:new )?(?:\\w+ )?${people}(?:'s name)? (?:is|is called|'s called|called|named) (?!in|at|on|coming|away|off|sick|late|nice|great|lovely|annoying|ill|back|calling|the|so|not|very|really|always|being|a|out|here|there|going|angry|happy|sad|asleep|busy|tired|tomorrow|today|moving|waiting)\\w+`,
    "\\b\\w+'?s? (?:name|birthday|bday|anniversary|surname|nickname|email|phone number|number|address|extension|shoe size|size|ring size) (?:is|are)\\b(?! (?:wrong|missing|needed|soon|coming|tomorrow|today))",
    `\\b(?:is|are) (?:my|our) (?:new )?(?:\\w+ )?${people}\\b`,
    `\\bmy ${people},? \\w+,? (?:likes|wants|prefers|hates|lives|works)\\b`,
    `\\b${people}\\b.*\\bis called\\b`,
    '\\b(?:the person to (?:ask|call|talk to)|contact (?:there )?is|is in charge of)\\b',
  ]),
  ...cuesOf('dates', 'subject', [
    '\\b(?:is|are|falls|fall|comes|gets) due (?:on|by|every|in|at the|the|each|\\d|{day}|{month})|\\bdue (?:on the|every|the) \\d',
    '\\bdeadline\\b.*\\b(?:is|on|by|:)\\b(?! (?:moved|close|near|soon|today|tomorrow|tonight|passed|gone|past|over))(?=.*(?:\\d|{day}|{month}|end of|noon|midnight))',
    '\\b(?:renews|renew|expires|expire|runs out|ends|starts|opens|closes|shuts|opening hours|open (?:until|till|from)|closed (?:on|every)|leaves|departs|is paid|are paid|gets paid|is collected|are collected|answers?)\\b.*(?:\\b\\d{1,2}\\b|{day}|{month}|before noon|noon|midnight|every|each)',
    '\\b(?:only|phones?|calls?|answers?|open|hours?|reachable|available)\\b.*\\bbetween \\d+\\S* and \\d+',
    '\\b(?:has|have|got|have got) (?:\\w+ ){1,3}?(?:on|every|each) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|{day} (?:at|from|evenings?|mornings?|afternoons?)|(?<=every |each ){day})',
    '\\b(?:bins?|recycling|rubbish|trash|garbage|laundry|class|lessons?|training|practice|therapy|choir|club|market|school|payday|standup|stand-up|football|swimming|yoga|band|shift|shifts|meeting|office hours) (?:is|are|goes?|go|gets?|happens?|day is|starts?) (?:out |collected |picked up |always |every |on )*(?:on |every )?(?:{day}|the \\d|\\d|first|last|second)',
    '\\b(?:payday|salary|wages|rent|mortgage|council tax|standing order|direct debit|subscription|insurance|mot|passport|visa|licen[cs]e)\\b.*\\b(?:is|are|goes|comes|renews|expires|due|paid|leaves)\\b.*(?:\\d|{month}|{day}|first|last|end of|monthly|yearly)',
    '\\b(?:is|are) (?:always |only )?(?:on )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays)\\b',
    '\\b(?:is|are) (?:always |only )?(?:on|every|each) (?:{day}|other {day}|first|last|second)\\b(?!.*\\b(?:next|this) week)',
    '\\bbirthday\\b.*\\b(?:is|on)\\b.*(?:\\d|{month})',
  ]),
  ...cuesOf('places', 'subject', [
    '\\b(?:lives?|(?:is|are) (?:kept|stored|hidden|saved|filed)|belongs?) (?:in|on|at|under|behind|by|next to|inside|above)\\b',
    '\\b(?:is|are|live|lives) (?:now )?(?:on|in|at|behind|next to|near|opposite|under|above) (?:the |my )?(?:\\w+ )?(?:street|st|road|rd|lane|avenue|ave|square|floor|building|corner|drawer|cupboard|shelf|closet|attic|basement|cellar|garage|fridge|tin|box|wardrobe|website|folder|hook)\\b',
    '\\bi keep (?:my|the|a|an|all|spare|our) (?:\\w+ ){1,4}?(?:in|on|at|under|behind|by|next to|inside|above)\\b',
    '\\b(?:keys?|passport|documents?|papers|folder|charger|manual|certificate|receipts?|glasses|wallet|meter|fuse ?box|stopcock|torch|toolbox|first aid kit|contract|warranty|number|password book|tickets?|vaccination \\w+|parking|entrance|form|forms|template|suitcase|candles|batteries|scissors|tape) (?:is|are) (?:in|on|at|under|behind|by|next to|inside|above|round|around)\\b',
    '\\b(?:wifi|signal|internet|parking|entrance|room|office)\\b.*\\b(?:drops|is bad|is worse|is behind|is round|is around|is through|echoes|is free|only works|is always)\\b',
  ]),
  ...cuesOf('changed', 'after', [
    "\\bi(?:'ve| have)? (?:now )?(?:switched|moved|changed|swapped|went back|gone back|converted|upgraded|cut down|cut back) (?:\\w+ )?(?:to|from|over|on|back)\\b",
    "\\bi(?:'ve| have)? (?:stopped|quit|gave up|given up|no longer) (?!by\\b|at\\b|early|now|for (?:today|now|lunch)|there|because|when)\\w+",
    "\\bi(?:'ve| have)? started (?:using|taking|going to|keeping|putting|getting up|waking|seeing|running|planning|tracking|batching|meditating|walking|journaling|cycling)\\b",
    '\\bi now (?:use|do|work|keep|have|go|take|put|start|get|write)\\b|\\bnow i (?:use|keep|put|always|start|do|take|write|only) ',
  ]),
] as const;
