/**
 * How much each word leans towards a crisis (above nought) or towards work (below), in tenths. Not chosen by hand: written by
 * scripts/fit-crisis-words.ts from the sentences of the fixtures, with goals and everyday tasks as the other side. Endings are
 * cut as `stemOf` cuts them. A word alone decides nothing; the sum of a sentence may ask “Are you safe right now?”.
 */
export const fittedWords: readonly (readonly [number, string])[] = [
  [34, 'kms'],
  [30, 'selfharm suicide'],
  [29, 'sometime'],
  [28, 'ending'],
  [26, 'attempt'],
  [25, 'die mean'],
  [24, 'earth'],
  [23, 'arms cutt'],
  [22, 'theyd world'],
  [21, 'arm living si'],
  [20, 'reason traffic'],
  [19, 'anyone anywhere dying himself honestly student'],
  [18, 'date gave googl hang hes jump scratch station'],
  [17, 'bottle hope od peace purpose rather tonight wheel'],
  [16, 'alive anyway born disappointment fade happier myself problem written'],
  [15, 'another dead death exactly fight goal hit hoping itd starve wont'],
  [14, 'balcony carry fail family goodbye knive live motorway rehears'],
  [13, 'anymore cabinet cuts dont her permanently person plan quarter swallow vodka wasnt'],
  [12, 'already flat front hitt overdose painles relaps wish'],
  [
    11,
    'accident brain charger decid deserve drown fine kill lorry medicine plann pres punish quickly reliev roof stepp therapist thought trying urge',
  ],
  [
    10,
    'being better bought cliff drive ended envy help instant joking lead lett pull ready saving single together vanish wall ways',
  ],
  [
    9,
    'anyth blow bother breathe car cut enough eyes finish funeral garage imagin jealou legs life math maybe mum nearly pain pray review shower space thirty win wouldnt',
  ],
  [
    8,
    'apologise bleed came cancer cigarette cope driv easier exist existence fixed grandma hundr iron miss morning official okay plane shoot son sorry thank unalive warehouse worth yeet',
  ],
  [
    7,
    'aside august belong bite care cold commute deal desk edge electrician favour gone harder hold january kitchen knot laptop least outlook paracetamol pass past pill punch runn standup steer suffer swear top truck window within wrist yourself',
  ],
  [
    6,
    'accidentally black brother close cover crash easy english envelope everybody everyone face felt future haha harm hospital lake lighter look message nurse oxygen planet please prison rope seriou six summer surviv tablet taking text version wake yesterday',
  ],
  [
    5,
    'birthday burn christma disappear document drink dump fantasis gett hear honest hung isnt kind lie making ok partner peaceful poison post quetiapine reject rn scar shot stockroom stopp themselve thread tips tried walk waste youre',
  ],
  [
    4,
    'age almost beat blue box clean continu coward coworker daydream dog feel fifty floor food ghost goes hand him hr huge husband kidd lost march mother night note pointles pretend probably putt relief shouldnt sister subscription third whether wife wonder',
  ],
  [
    3,
    'actual against asked asking back blade bridge bus clock crashe daughter decision doesnt drawer eat farewell happy hunt instagram laugh lazy learn leed nobody option reach road salary skin sleep someth spring statu taken tired toilet tomorrow trip w waking woke wrote',
  ],
  [
    2,
    'alarm best breakfast clear come coming commit consider didnt dream employee focu forward friend god habit handful his hits income literally longer loss mind normal office paid read rock ruin safe says second see sense sort strength stupid time turn use whole winter',
  ],
  [
    -2,
    'accommodation account achiev acros alcohol animal apart appraisal attack badge badly bake bakery bar bathroom bedtime beside bomb bookkeep bookkeeper brief bring build cafe cake careles carpenter centre chair charge chase checkout classe clutter collect comb compete complaint computer concentration confidence constant corridor country courage dad delegate designer desktop diagnos direction disability disclos dish dishe drain driver drug dull endles entitl euro everyth excit exercise experience extra factory five flexible flie flight forgett forklift forty fridge germany glasse grab grow hairdresser hello hiding higher hormone hrs improve intrusive invoic laundry lets lock lol lonely machine memory mention middle milk multitask negotiate negotiation nicely nightmare nine nod non number offer oil overdo overwhelm owe owed owner paralysi paramedic parcel personally piano popp practice pregnant prepar prescription previou prioritise productive promise quote rais raise rate recipe recruiter refill refus rejection remote renew replacement retirement rewrite routine rule sample scare scissor section severance share shortage sidetrack slept slow song spain spot stab state stres sue sugar suit supervise supervisor supplement suppos sweat table tap terrible therapy thesi thousand timer tmrw toast todo topic touch tunnel tyre unemploy unread used vat vision volume whatsapp whenever worry worthles write yoga',
  ],
  [
    -3,
    'actually adderall adjustment admit agre agreement although app apps arent background backlog ball believe bins blunt board booking bored boss bounce burnt calmer certificate chaotic chart chat choose clas commission commitment council dark decline defensive degree delay describe diagnosi different dismissal display disturb documentation doubl download dread during earn editor email employment evening excel few field find fit forgot free glaze grocerie hair half hyperfocu ignore illustrator impossible impostor impulsive inspection interest internship item keys ladder lifeguard line listen loud mail manage maternity midnight mode morn motivation mountain moved neighbour nice noisy notic notification overcommit overview paint palpitation payslip pick piling ping portfolio prep present procedure profile pupil quieter red redo redundant regret release remind report resume rotat rude rush scrub seminar send seriously settlement skip sluggish snap snooze software solicitor soon spinn supplier tangent tech temper term tool track trade trial tribunal trouble unclear understand upbeat urgent video visit voice vyvanse wage wear worse writ xr',
  ],
  [
    -4,
    'admin adult affect agree alert annoy arrive asham assessment autism because behind bipolar broke camera card circle cook correct counter crew cv decide deliver dentist depression discussion dismiss draw exam exhaust fast feedback fewer fill final finance finger four gap give guest gym hadnt hire home information interruption law leav long lunch mark meant melatonin methylphenidate mistake movie often packag panic parental pays pension perfect plant plate pm politely process psychiatrist record relax rely reminder repair request restles role saw sees sell sent several sick side split stage story switch system tabs talk taxe thur train trainee unemployment van warn weather while workplace',
  ],
  [
    -5,
    'afternoon assertive attention bank beautiful bill boring brave budget burnout button calmly cancel catch code committee company complain concerta conference department discrimination distract eating employ entrie essay estimate feeling figure fog folder freelancer game havent headphone health heap hectic homework legal losing medium messy mix money music nervou none order overtime pack party patient pause period photographer processe profession promis promot publish pump question quick receipt rent resign result screen session since site slack slide sloppy slower spreadsheet stack tax teacher teeth theyre timesheet tutorial typo useles wfh without work',
  ],
  [
    -6,
    'allow bed big blank busy compare design disaster doctor dozen draft duty empty everywhere expense failure far freeze gardener group gues guilty happen high instruction invoice killer lab library log low medikinet mg mute open page people podcast point refuse rest return route saying scream self set setup shake shift shop sleepy somewhere stick strattera structure stuck wash water zero',
  ],
  [
    -7,
    'alone appointment become blood boot broken cant chang chao claim dare deep detail due early elvanse fall fire follow form freelance garden handover headache holiday important industry later little many mate media medical move name noise ones outside part pile prepare presentation race racing real ritalin room round show silence slip straight study support theory tidy twice wander',
  ],
  [
    -8,
    'alway asleep blurt borrow conversation crush disclose easily hard hide interrupt matter meet pay phone probation procrastinate quitt ran screwdriver scroll sign social stare stock survive word',
  ],
  [
    -9,
    'afraid buy check coffee colleague course criticism dinner dose employer inside left less lesson noon performance polish reply sitt slowly somebody stop unbearable',
  ],
  [
    -10,
    'angry anxiou apply awake baby begin call change concentrate digres earlier error hopeles inbox interview linkedin list man medication paperwork perfectionist play procrastination project promotion research school sits small speak test until ward',
  ],
  [-11, 'career client father lawyer lose never organise paper quiet thyroid volunteer weekly'],
  [
    -12,
    'customer file jobs late launch meds meeting oversleep proposal quit ring seven spend stay ten wrong',
  ],
  [-13, 'adhd ask asks contract else ends explain idea'],
  [-14, 'antidepressant faster pressure typing'],
  [-15, 'book corner instead leave remember'],
  [-16, 'drop forget newsletter task'],
  [-17, 'break calendar minute short'],
  [-18, 'hour'],
  [-21, 'hate'],
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { always: -24, oneself: 2, heavy: 24, grave: 20, work: -16 } as const;
