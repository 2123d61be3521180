import { cuesOf } from '../cue.ts';

/** How long things took, what was noticed, and how something went with the reason for it. */
export const outcomeCues = [
  ...cuesOf('duration', 'before', [
    '\\b(?:took|takes|taking|take|needed|lasted) (?:me |us )?(?:{much})(?:like |almost |nearly |roughly |around |over |under )?(?:longer|twice|double|half|ages|forever|less|more time|three times|{amount} (?:and a half )?{unit})\\b.*\\b(?:than|because|bc|cos|cuz|instead|as long|since|the time|not|always|including|even though)\\b',
    '\\bonly (?:took|takes|needed|lasted) (?:me )?(?:like |about |around )?{amount} ?{unit}\\b|\\btook (?:me )?only\\b|\\b(?:took|takes) (?:me )?(?:about|around|roughly|just|under|less than|nearly|almost) {amount} ?{unit}\\b',
    '\\btakes me\\b.*\\b{unit}\\b',
    '\\b(?:quicker|faster|easier|harder|slower|shorter|longer|worse|better|less \\w+|nicer|more \\w+|bigger|smaller|simpler) than (?:i )?(?:(?:had |was |have )?(?:thought|expected|feared|planned|expecting|assumed|imagined|remembered|guessed|estimated|anticipated|dreaded|worried|think)|usual|last time|it (?:looked|looks|seemed)|in my head)\\b',
    "\\b(?:under|over)estimated?\\b|\\bmisjudged\\b|\\bnot as (?:bad|hard|long|scary|awful|much) as\\b|\\bwasn't (?:as|that|even) (?:bad|hard|long|scary)\\b.*\\b(?:once|after|as|when|than)\\b",
    '\\b{amount} {unit} (?:instead of|rather than|not) {amount}\\b',
    '\\btook {amount} ?{unit}\\.? ?$',
    '\\b{amount} ?{unit} (?:is|are|was|were) {much}(?:enough|plenty|perfect|my limit|my max|about right|too (?:much|little)|the (?:max|limit|sweet spot)|{good})\\b',
  ]),
  ...cuesOf('noticed', 'after', [
    '\\b(?:turns out|turned out|it turns out)\\b',
    "\\b(?:reali[sz]ed?|noticed|notice|learned|learnt|discovered|figured out|found out|worked out|understood|spotted) (?:that |today |again |halfway |just now |how |why )*(?:i\\b|i'm|im|my|it|its|it's|when|if|the reason|why|how|most|what|that|a |there|the (?!bug|typo|error|mistake|file|attachment|invoice)|\\w+ing|\\w+ (?:helps?|works?|is|are|makes?))",
    "\\bi (?:{much})(?:find|found) (?:that|i|when|if|the)\\b|\\bi've found\\b|\\bit seems (?:like |that )?i\\b|\\bapparently i\\b|\\bseems (?:i|like i)\\b",
    '\\bfunny how\\b|\\binteresting (?:that|how)\\b|\\bweird how\\b|\\bsurprised (?:how|that|by)\\b|\\bcrazy how\\b|\\bamazing how\\b|^(?:discovery|insight|observation|finding|pattern|tip|remember|learning|takeaway)\\b ?[:–-]',
    '\\bthe (?:reason|problem|issue|real \\w+|hard part|hardest part|thing|difficult part|main thing|blocker|bottleneck)(?: (?:i|why|was|with|for|that|here|today))? ?(?:\\w+ ){0,5}?(?:is|was|are|were)\\b(?! (?:fixed|solved|due|done|gone))',
    '\\b(?:pattern|same (?:thing|problem|as)|like (?:always|every time|it always)|as (?:always|usual)|every (?:single )?time|happens every)\\b',
  ]),
  ...cuesOf('outcome', 'before', [
    '\\b(?:finished|done|wrote|managed|completed|got (?:it|this|through|everything|all|the \\w+)|did (?:it|the|all|both|two|three|it all)|cleared|sent|read|sorted|cleaned|focused|concentrated|stayed|made it|survived|went well|went fine|went ok(?:ay)?|smooth|easy|good session|great session)\\b.*\\b(?:because|bc|cos|cuz|by \\w+ing|thanks to|once|since i|as i had|without (?:looking|checking|stopping|a break|getting|touching|my phone|music|breaks)|by (?:doing|starting|setting|using|just)|with (?:the|my) (?:phone|door|timer|music|headphones))\\b',
    "\\b(?:failed|gave up|quit|stopped|abandoned|postponed|struggled|was (?:hard|tough|rough|slow)|didn't (?:finish|start|manage|get)|didnt (?:finish|start|manage|get)|never (?:started|finished)|went badly|went nowhere|stalled|bad session|slow (?:session|start)|rough (?:session|start)|couldn't|couldnt)\\b.*\\b(?:because|bc|cos|cuz|since|as (?:i|the|my)|until|till|til|due to|thanks to|after (?:the|a|my))\\b",
  ]),
] as const;
