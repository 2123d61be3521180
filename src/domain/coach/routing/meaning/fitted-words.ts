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
  [20, 'arm living only student'],
  [19, 'ending himself roof sometime world'],
  [18, 'cuts disappointment myself starve would'],
  [17, 'alive dying gave going hope traffic'],
  [16, 'fade goodbye googl hoping id jump plan reason'],
  [15, 'been cabinet her just will wish'],
  [14, 'already balcony envy friday hang itd mean medicine runn therapist think under'],
  [13, 'again anywhere car carry dead help im live might plann purpose rehears scratch station wont'],
  [
    12,
    'another anyway bottle charger exactly family front hit honestly its kill painles relaps tonight urge',
  ],
  [
    11,
    'anyone belong death dont drown existence fail garage go hes ill jealou knive not overdose post pull swallow there took trying',
  ],
  [10, 'anymore apologise born bought cutt deserve face fight goal life mess tablet thought wife'],
  [
    9,
    'brain cigarette funeral hitt hospital if it like past peaceful permanently person punish surviv those why written yesterday',
  ],
  [
    8,
    'all anyth being both cut desk drink ended even eyes finish flat husband imagin isnt legs may me morning nearly off old pain pill plane pres quickly shot single skin son spring steer vodka want',
  ],
  [
    7,
    'accident better black bleed bus cope decid enough every favour future got hand hold house into june miss other own peace rope second shouldnt standup text thank themselve thirty wake wall waste window',
  ],
  [
    6,
    'age almost be bite blow breathe came care crash date doesnt drive exist fine good happier iron knot lead least lorry maybe message most motorway paracetamol pharmacy pray punch said saturday shoot some suffer together top way yourself',
  ],
  [
    5,
    'about accidentally any blue cancer clean cliff coward daydream door edge envelope felt floor friend hear how instagram kind kitchen laptop lie lighter mind night okay oxygen partner planet poison same says should step still swear than to wasnt wheel worth',
  ],
  [
    4,
    'account against an asked blade bother cover crashe driv dump each ghost handful have honest hr hung hunt i keep learn literally look mother quetiapine review salary saving scar see stopp this tomorrow use wonder wouldnt you youre',
  ],
  [
    3,
    'around asking away breakfast breath busines commute consider control easiest fantasis feel food grandma head huge joking last making management much my no note out pass phd problem ready reliev road ruin seriou shes shower sister someth sort through trip unalive vanish version warehouse whole win with yell',
  ],
  [
    2,
    'alarm bad brother chest clear clock close cold come commit cost count daughter didnt disappear eat employee ever everyone farewell for forever giving gone haha happy harm income january know licence light nurse office outlook paid please pointles razor reach really rota shout so sorry sprint start subscription summer thread toilet track vet w ways winter wrote yeet',
  ],
  [
    -2,
    'adjustment after afterward ago agre agree agreement although and apart app arrive assessment background backlog badly ball bank beautiful bins birthday blood board bored bring build burnt can carpenter case certificate chang charge chase chat choose circle code collect coming commission commitment compete confidence constant contact continue cook council cv decision deck degree delay department describe designer diagnos diagnosi did disability display double down download dread drift driver during endles entitl entrie everyth expense experience fast few figure fill finance five flie foggy forgot forklift freelancer fridge glasse gp grad grocerie guest habit half headphone hello hits hyperfocu impossible impulsive in information internship intrusive invit is item knife ladder law leav let letter library lock lost mark meant midnight morn motivation moved movie multitask mush need negotiation nobody non number often once online organis overcommit overload overview owe palpitation panic paralysi paramedic parcel parental patient perfect photographer pick piece piling ping plant plate pm portfolio practice prep prepar present previou productive profile promise pupil quick quieter rate record recruiter red regret remind remote request resume right rotat rule run rush sample saw scare scrub seem sees sell send seriously set sick sink size sloppy slow sluggish someone stage stres structure submit sue sugar supervise supervisor supplier suppos table taxe teach temper term thur tired trainee trainer trial tribunal tuesday tutorial twenty urgent vague van vyvanse warn wear week well whatsapp who workday workplace worse write',
  ],
  [
    -3,
    'admin adult afternoon alert apps assertive believe between big bill blank boring broken burnout button cake calmer cancel card catch chart complain concentrate conference correct dad decline disturb doubl duty editor essay estimate evening exam except exhaust feedback final flexible fog folder handover headache important improve instruction invoic keys killer landlord laundry listen little make many medikinet mg mistake mountain mute nine nod notification overdo overtime overwhelm page paint parent part pause period place point politely pregnant prepare presentation procedure process psychiatrist publish pump racing radio receipt rent repair report rest restles screen sent session shop side skip software somewhere soon spinn stack stand stick support system tabs that their they ticket trade upbeat weather weekend went where yoga',
  ],
  [
    -4,
    'allow alone annoy anxiety application appointment asham asleep at attention become bipolar boot brave bridge broke budget camera chao children clos committee compare concerta counter crew criticism design desktop disaster discussion dismiss dismissal distract easily eating empty everywhere finger follow free gardener group happen heap high homework impostor inspection insurance invoice legal lets lifeguard losing loud made mail meet melatonin music nervou none one owner party pizza printer redo refuse release reminder room saying show since slack sleepy slide song stock story stuck teacher teeth theory therapy tmrw toast todo topic try understand useles wander wfh word writ',
  ],
  [
    -5,
    'anxiou because bed boss burden busy claim clas day deep dentist detail digres discrimination does draw employ fall fewer form freeze get guilty gym had has ignore industry inside interruption job lab low lunch mate media mix must nice noise pack paperwork pays payslip people pile podcast probation question resign ritalin self setup silence sitt social strattera sunday sure tangent tell twice video voice ward water what work',
  ],
  [
    -6,
    'apprentice as behind blurt buy calm cant check dare doctor dose dozen draft due elvanse far feeling fire give havent he log matter medication medium money move name next noon open or paper pension phone polish race relax research result return role screwdriver scroll several sign study tax test throw thyroid trouble university volunteer wash zero',
  ],
  [
    -7,
    'alway are baby begin borrow but coffee company depression different dinner email failure from game having interrupt jobs later lawyer lesson linkedin list medical monday outside pay procrastination profession promotion ran real reply ring rude school slip slowly small spend spreadsheet stare stay straight survive switch take ten tidy timesheet',
  ],
  [
    -8,
    'afraid awake bit career corner could crush customer early else employer father hopeles messy notice organise our play procrastinate proposal quit round speak stuff too',
  ],
  [
    -9,
    'antidepressant apply autism bedtime course do earlier ends explain freelance interview meds more over project say somebody then three while your',
  ],
  [
    -10,
    'asks call change client conversation disclose drop first hide inbox oversleep perfectionist performance quitt slower typing unbearable',
  ],
  [-11, 'contract error file late less lose remember short task until weekly without'],
  [-12, 'angry before doing idea meeting never pressure seven wrong yes'],
  [-13, 'adhd book colleague instead leave left scream'],
  [-14, 'hard man stop two'],
  [-15, 'ask break calendar faster hate minute new'],
  [-16, 'forget launch quiet'],
  [-17, 'hour'],
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { always: -27, oneself: -6, heavy: 22, grave: 20, work: -16 } as const;
