/**
 * How much each word leans towards a crisis (above nought) or towards work (below), in tenths. Not chosen by hand: written by
 * scripts/fit-crisis-words.ts from the sentences of the fixtures, with goals and everyday tasks as the other side. Endings are
 * cut as `stemOf` cuts them. A word alone decides nothing; the sum of a sentence may ask “Are you safe right now?”.
 */
export const fittedWords: readonly (readonly [number, string])[] = [
  [32, 'selfharm'],
  [30, 'suicide'],
  [29, 'kms'],
  [26, 'arms'],
  [25, 'attempt earth'],
  [23, 'si'],
  [22, 'die'],
  [21, 'ive theyd'],
  [20, 'arm living only sometime'],
  [19, 'ending himself roof student world'],
  [18, 'cuts disappointment myself starve would'],
  [17, 'alive gave going hope traffic'],
  [16, 'dying fade goodbye googl hoping id jump mean plan reason'],
  [15, 'cabinet her just will wish'],
  [14, 'balcony been envy hang itd medicine runn therapist think under wont'],
  [13, 'again already anywhere carry dead friday help im live might plann purpose rehears scratch station'],
  [
    12,
    'another anyway bottle car charger exactly family front hit honestly its kill painles relaps tonight urge',
  ],
  [
    11,
    'anyone belong death dont drown existence fail garage go hes ill jealou knive not overdose post swallow there took trying',
  ],
  [10, 'anymore apologise born cutt deserve face fight goal life like mess pull tablet thought wife'],
  [
    9,
    'bought brain cigarette even funeral hitt hospital if it morning nearly past peaceful permanently person punish surviv why written yesterday',
  ],
  [
    8,
    'all anyth being black bleed bus cut drink ended finish flat husband imagin isnt june legs may me off old pain pill plane pres quickly shot single skin son spring steer those vodka want',
  ],
  [
    7,
    'accident better both decid desk every eyes favour future got hand hold house into miss own peace rope second shouldnt standup text thank themselve thirty together wake wall waste window',
  ],
  [
    6,
    'age almost be bite blow breathe came care cope crash date doesnt drive enough exist fine good happier how iron knot lead least lorry maybe message most motorway other paracetamol pharmacy pray punch saturday some suffer top way yourself',
  ],
  [
    5,
    'about accidentally any blue cancer clean cliff coward daydream door edge envelope felt floor friend hear instagram kind kitchen laptop lie lighter mind okay oxygen partner planet poison said same says shoot step still swear than wasnt wheel worth',
  ],
  [
    4,
    'account against asked blade bother cover crashe driv dump each ghost handful have honest hr hung hunt i keep learn literally look night pass quetiapine review salary saving scar see should stopp through to tomorrow use win wonder wouldnt you youre',
  ],
  [
    3,
    'an around asking away breakfast breath busines commute consider control easiest fantasis feel food grandma head huge joking light making management mother much my no note out phd pointles problem razor ready reliev road ruin seriou shes shower sister someth sort this trip unalive vanish version warehouse whole with yell',
  ],
  [
    2,
    'bad brother chest clock close cold come commit cost count daughter didnt disappear dream eat employee ever everyone farewell for forever giving gone haha happy harm income january know last licence neighbour nurse office outlook paid please reach really rota shout so sorry sprint start stupid subscription summer thread toilet track vet w wait ways winter wrote yeet',
  ],
  [
    -2,
    'adjustment after afterward ago agre agree agreement although and apart app arrive assessment background backlog badly ball bank beautiful bins birthday blood board bored bring build burnt can carpenter case certificate chang charge chase chat choose circle code collect coming commission commitment compete confidence constant contact continue cook council cv decision deck degree delay department describe designer diagnos diagnosi did disability display double down download dread drift driver during endles entitl entrie everyth expense experience fast few figure finance five flie foggy forgot forklift fridge glasse gp grad grocerie guest habit half headphone hello hire hits hyperfocu impossible impulsive in information internship intrusive invit is item knife ladder law leav let letter library lock lost mark meant midnight motivation moved movie need negotiation nobody non number often once ones online organis overcommit overload overview owe palpitation panic paralysi paramedic parcel parental patient perfect photographer pick piece piling ping plant plate portfolio practice prep prepar present previou procrastinat productive profile promise quick quieter rate record recruiter red regret remind remote request resume right rotat rule run sample saw scare scrub sees sell send seriously set sick sink size sloppy slow sluggish stage stres structure submit sue sugar supervise supervisor supplier suppos table taxe teach temper the thesi thur tired trainee trainer trial tribunal tuesday tutorial twenty up urgent vague van vyvanse warn wear week well whatsapp who workday workplace worse write',
  ],
  [
    -3,
    'admin adult afternoon alert apps assertive believe between big bill blank boring bridge broken burnout button cake calmer cancel card catch chart complain concentrate conference correct dad decline disturb doubl duty editor essay estimate evening exam except exhaust feedback final flexible fog folder freelancer handover has headache important improve instruction invoic keys killer landlord laundry listen little make many medikinet mg mistake mountain mute nine nod notification overdo overtime overwhelm page paint parent part pause period place pm point politely pregnant presentation procedure process psychiatrist publish pump racing receipt rent repair report rest restles screen sent session shop side skip software somewhere soon spinn stack stand stick support system tabs that their they ticket trade upbeat weather weekend went where yoga',
  ],
  [
    -4,
    'allow alone annoy anxiety application appointment asleep at attention become bipolar boot brave broke budget camera chao children clos committee compare counter crew criticism design desktop disaster discussion dismiss dismissal distract easily eating empty everywhere fill finger free gardener group happen heap high homework impostor inspection insurance invoice lets lifeguard losing loud made mail meet melatonin music nervou none one owner party pizza prepare printer redo refuse release reminder room saying show since slack sleepy slide song stock story stuck teacher teeth theory therapy tmrw toast todo topic try understand useles wander wfh writ',
  ],
  [
    -5,
    'anxiou as asham because bed boss burden busy calm claim clas concerta day deep dentist detail digres discrimination does draw employ fall fewer follow form freeze get guilty gym had ignore industry inside interruption job lab legal low lunch mate media mix must nice noise pack paperwork pays payslip people pile podcast probation rely resign ritalin self setup silence sitt social strattera sunday tangent tell twice video voice ward water what word',
  ],
  [
    -6,
    'apprentice behind blurt buy cant check dare doctor dose dozen draft due elvanse failure feeling fire give havent he later log matter medication medium money move name next noon open or paper pension phone polish question race relax research result return role rude screwdriver scroll several sign spreadsheet study sure tax test throw thyroid trouble university volunteer wash work zero',
  ],
  [
    -7,
    'alway are baby begin borrow but coffee company depression different dinner email far from game having interrupt jobs lawyer lesson linkedin list outside pay procrastination profession promotion ran real reply ring school slip slowly small spend stare stay straight survive switch take ten tidy timesheet',
  ],
  [
    -8,
    'afraid awake bit career corner could crush customer do early else employer father hopeles medical messy monday notice organise our play procrastinate proposal quit round speak stuff too',
  ],
  [
    -9,
    'antidepressant apply autism bedtime course earlier ends explain freelance interview meds more over project say then three while your',
  ],
  [
    -10,
    'asks call change client conversation disclose drop first hide oversleep perfectionist performance quitt slower typing unbearable',
  ],
  [-11, 'contract error inbox late less lose remember short somebody task until weekly without yes'],
  [-12, 'angry before doing file idea meeting never pressure seven wrong'],
  [-13, 'adhd book colleague instead leave left man scream'],
  [-14, 'hard stop'],
  [-15, 'ask calendar faster hate minute new two'],
  [-16, 'break forget launch quiet'],
  [-17, 'hour'],
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { always: -27, oneself: -6, heavy: 22, grave: 20, work: -16 } as const;
