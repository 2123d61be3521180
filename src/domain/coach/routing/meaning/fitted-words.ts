/**
 * How much each word leans towards a crisis (above nought) or towards work (below), in tenths. Not chosen by hand: fitted
 * by logistic regression to the sentences of the fixtures, with everyday tasks as the other side. Endings are cut as
 * `stemOf` cuts them. A word alone decides nothing; the sum of a sentence may ask “Are you safe right now?”.
 */
export const fittedWords: readonly (readonly [number, string])[] = [
  [32, 'kms'],
  [30, 'suicide'],
  [28, 'selfharm'],
  [25, 'earth'],
  [23, 'die myself only'],
  [21, 'si'],
  [20, 'student took'],
  [19, 'attempt ive just living'],
  [18, 'going traffic'],
  [17, 'arm arms cuts ending hoping starve'],
  [16, 'dying'],
  [15, 'dont even id permanent world'],
  [14, 'all been disappointment gave it other theyd think urge will yesterday'],
  [13, 'alive already cabinet enough goodbye himself learn me plan plann reason station would'],
  [
    12,
    'again brain fade fail hang her ill itd jump medicine not overdose painles purpose roof scratch step under wont',
  ],
  [11, 'anyone dead engine front go googl help honestly im like look off sometime tonight'],
  [
    10,
    'anymore anyway better carry charger drown exactly garage kill live might pain plane suffer swallow wish',
  ],
  [
    9,
    'apologise envy jealou know lie mean morning pull runn saving steer surviv therapist there thought written yourself',
  ],
  [
    8,
    'another away being belong desk everyth face hope knive mistake own peaceful permanently relaps review skin still text than waste',
  ],
  [
    7,
    'accident almost balcony bother bought bus death deserve drink everyone family flat funeral goal good got gun hand hes hit hospital house i imagin isnt life maybe much nearly okay person ready shouldnt six start swear themselve tomorrow way whole why wife',
  ],
  [
    6,
    'about an blow born both bottle by car control cut existence fight finish forever happier hitt hold into kitchen mess mind night none paracetamol past peace post pres punish quickly reliev rope shout someth those vanish worth',
  ],
  [
    5,
    'actually anyth bite black breathe cancer care clean cope cover coworker crash cutt daydream decid driv each ended ever every felt fine friday head hear hr long may message my nice read single sitt son soon spring standup till time together trying wheel window wouldnt year',
  ],
  [
    4,
    'accidentally account be busines cliff delete did door drive exist handful have honest how husband iron its lead least lighter nobody nurse pass password planet pray rather saturday seriou shoot shot so some thirty through to top use vodka wall wasnt watch whether',
  ],
  [
    3,
    'age and around came case close coward crashe doesnt easiest edge eyes feel four future giving goes home keep licence literally no note of oxygen poison problem punch scar see she sort sound tablet team told trip want ways week wonder yell',
  ],
  [
    2,
    'answer asking bad blade blue clock commit commute consider count date daughter days easier floor full ghost gone his if in laptop light made month motorway neighbour old once out paid people pharmacy pill please pointles quetiapine really salary same says second shes track unalive w walk you youre',
  ],
  [
    -2,
    'adjustment admin agreement am appointment bank between big blurt brief burnt card catch chair chao code coming compete continu continue cook criticism cry dad deal dentist disclos dishwasher employment entitl exercise expense extra fast figure finance five forgot germany gp grandma grocerie half happy heart hello hide him hire hmrc hormone important instagram insulin internship intrusive is jobs joke kick knife later law leed lett losing maternity movie non often owe palpitation party photo piling pregnant prep prescription present previou probation promise real redundant refill reminder request return rewrite role routine screen sell seriously severance shop show sister someone stack taking tell temper term the this threaten thur ticket toilet tribunal try upbeat urgent used useles visa vyvanse website which who word wrist',
  ],
  [
    -3,
    'adult alcohol angry as assessment boot breath burn but calmer cancel certificate chase claim concentrate course dark design detail disability dismissal dog doing due ends estimate evening feedback find foggy form freelancer given grind havent he headache hits jabs keys landlord laundry lets medikinet melatonin mg money morn mum music need negotiation nervou one paint part pause plant pm point psychiatrist push record saying school set slack slay slow stuck study sugar sunday system tmrw trade update warn wear workday wrong',
  ],
  [
    -4,
    'afternoon asleep at awake broken cant concerta disaster dismiss does elvanse failure fall final freeze gym happen has killer low making media mute next noise overtime pack phone pick pile presentation pump question quit receipt relax remind report resign result ritalin room sick sit skip sleep social somebody song spreadsheet stock stuff therapy these tired todo trouble tuesday until work',
  ],
  [
    -5,
    'afraid anxiou are bipolar decision deep depression faster feeling fewer focu from had homework hurt legal march medical noon our payslip printer procrastination promot racing renew scroll slide stand story straight tabs task tax teeth that thyroid turn wash while',
  ],
  [
    -6,
    'allow alone alway asham blood borrow budget burden buy career coffee colleague company corner discrimination draft earlier early empty exhaust explain file fire game handover interrupt last lunch medium mix name notice or paperwork race ran release say short small speak strattera survive test tidy timesheet wfh',
  ],
  [
    -7,
    'apply bed brave bridge can crush dinner email except freelance having high kids left let list log lol medication meet move outside pay pension perfectionist project quitt ring sign ten weather your',
  ],
  [
    -8,
    'baby call do doctor dose drop hopeles insurance interview make meds meeting must never organise over promotion quick reply round since switch too',
  ],
  [
    -9,
    'antidepressant autism boss conversation could employer lawyer less lose more performance pressure slower slowly then',
  ],
  [-10, 'forget give late play remember three water'],
  [-11, 'before contract inbox instead matter monday two typing'],
  [-12, 'change client launch minute'],
  [-13, 'ask calm hard idea man scream take'],
  [-14, 'break hour leave new without yes'],
  [-15, 'calendar hate quiet'],
  [-16, 'stop'],
  [-17, 'adhd book'],
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { always: -32, oneself: -2, heavy: 24, grave: 25, work: -20 } as const;
