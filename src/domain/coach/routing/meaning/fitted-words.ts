/**
 * How much each word leans towards a crisis (above nought) or towards work (below), in tenths. Not chosen by hand: written by
 * scripts/fit-crisis-words.ts from the sentences of the fixtures, with goals and everyday tasks as the other side. Endings are
 * cut as `stemOf` cuts them. A word alone decides nothing; the sum of a sentence may ask “Are you safe right now?”.
 */
export const fittedWords: readonly (readonly [number, string])[] = [
  [34, 'kms'],
  [30, 'selfharm sometime suicide'],
  [28, 'ending'],
  [26, 'attempt'],
  [25, 'die'],
  [24, 'earth mean'],
  [23, 'arms'],
  [22, 'theyd world'],
  [21, 'living si'],
  [20, 'anyone arm dying student traffic'],
  [19, 'cutt himself reason'],
  [18, 'gave hes honestly jump scratch'],
  [17, 'bottle disappointment googl hang od rather station'],
  [16, 'anyway date fade happier hit myself peace problem purpose tonight wheel'],
  [15, 'alive born dead death exactly fight goal hope hoping itd starve'],
  [14, 'another anywhere balcony carry dont fail knive live motorway rehears written'],
  [13, 'cuts family goodbye permanently person plan vodka wont'],
  [12, 'anymore cabinet flat front her hitt maybe overdose painles swallow therapist wasnt wish'],
  [
    11,
    'already better brain charger decid deserve drive drown fine help kill lead lorry medicine plann pres punish quickly relaps reliev thought trying urge',
  ],
  [
    10,
    'accident being cliff ended envy instant joking math miss pull ready roof runn saving single together vanish wall ways',
  ],
  [
    9,
    'blow bother bought breathe car cigarette cut enough eyes finish funeral garage imagin jealou lett life morning mum nearly pain pray review shower space warehouse wife win wouldnt yeet',
  ],
  [
    8,
    'apologise bleed came cancer cope electrician exist fixed grandma hundr kitchen legs official okay past plane shoot son steer stepp thank thirty top within worth',
  ],
  [
    7,
    'anyth belong bite care cold commute deal desk disappear driv easier edge everybody existence face favour harder harm hold kind knot laptop least outlook paracetamol pass pill putt quarter sorry standup swear text unalive window wrist yourself',
  ],
  [
    6,
    'accidentally aside august black brother christma close cover crash easy english everyone felt future gone haha hand hospital iron isnt january lake look message nurse oxygen planet post prison punch rope seriou six suffer summer surviv tablet taking wake walk yesterday',
  ],
  [
    5,
    'birthday clean document drink dump envelope fantasis gett hear honest hr hung lie lighter march ok partner peaceful please poison quetiapine reject rn shot stockroom stopp themselve third thread tips version waste youre',
  ],
  [
    4,
    'age almost beat blue box burn continu coward coworker daydream dog feel fifty floor food ghost goes him kidd lost making mother night note pointles pretend probably relief scar shouldnt sister someth tried trip whether wonder',
  ],
  [
    3,
    'against asked asking back blade bridge bus clock crashe daughter decision doesnt drawer eat farewell focu forward happy huge hunt husband instagram laugh lazy learn longer loss mess nobody normal office option properly reach read road rota ruin salary see skin sleep spring statu subscription taken time tired toilet tomorrow waking woke wrote',
  ],
  [
    2,
    'alarm around best breakfast clear come commit consider dream end friend god habit handful his income leed mind mom much once paid rock safe says second sertraline sort sprint strength stupid sure turn use w whole winter',
  ],
  [
    -2,
    'accommodation achiev acros alcohol animal apart appraisal apprentice attack badge badly bake bakery bar bedtime beside blindnes bookkeep bookkeeper bring burnt cafe cake calm careles carpenter chair chang charge chase checkout classe clutter comb compete complaint computer concentration confidence constant contact cost country courage crazy cry dad delegate designer desktop diagnos direction disability disclos dishe drain driver drug endles entitl exercise experience extra five flexible flie flight forklift forty free fridge garden germany ground grow half hiding higher hits home hormone hyperfocu illustrator improve intrusive invoic joke knife laundry lets lock lol lonely machine master memory mention milk multitask negotiate negotiation nice nicely nightmare nine nod non offer oil order overdo overwhelm owe owner paralysi paramedic parcel personally piano pick popp practice pregnant prepar previou prioritise productive promise quieter quote rais raise rate recipe recruiter refill refus rejection remote renew replacement retirement routine rule rush sample scare scissor section send settlement severance share shortage sidetrack site slept slow song spain spot stab state stres sue sugar suit supervise supervisor supplement supplier suppos sweat table tangent tap tediou terrible therapy thesi theyre thousand timer tmrw toast todo tool topic touch tunnel typo tyre unemploy unpaid unread vat vision voice volume vyvanse whatsapp worry worthles writ write yoga',
  ],
  [
    -3,
    'actually adderall adjustment admit agre agree agreement alert although app apps arent arrive background backlog ball believe bins bipolar blunt board booking bored boss certificate chat choose clas collect commission commitment corridor council crew dark decline defensive degree delay deliver describe diagnosi different dismissal display disturb documentation doubl download dread during earn editor employment evening feedback few field figure find fit forgot gap glasse glaze grocerie hair ignore impossible impostor impulsive inspection interest internship item keys ladder line listen long loud mail manage maternity midnight mode morn motivation mountain moved neighbour noisy notic notification overcommit overview paint palpitation panic payslip piling ping pm portfolio prep prescription present procedure profile promis pupil red redo redundant regret release remind report resume rewrite rotat rude scrub seminar seriously skip sluggish snap snooze software spinn structure tabs talk temper term track train trainee trial tribunal upbeat urgent video wear worse xr',
  ],
  [
    -4,
    'admin adult annoy asham assessment autism because behind bill broke button calmer card chart circle code committee complain concerta conference cook correct counter cv decide dentist depression discussion dismiss distract draw eating email employ essay estimate exam exhaust expense fast fewer final finance finger four give guest gym hadnt hectic information interruption law lifeguard lunch mark melatonin methylphenidate mistake movie none often overtime parental pays pension perfect plant politely process psychiatrist receipt record relax rely reminder repair request restles role saw sees sell sent several sick side slack soon split stage story switch system taxe teacher thur trade trouble tutorial unclear understand unemployment van visit wage warn while workplace',
  ],
  [
    -5,
    'afternoon attention bank beautiful blank boring brave budget burnout camera cancel catch claim company department disaster discrimination entrie feeling fog folder freelancer game havent headphone health hire homework invoice lab legal losing meant medium mix money music nervou pack page paperwork party patient pause people period photographer plate podcast processe profession promot publish pump question quick rent resign result screen self shift shop since slide sloppy slower spreadsheet stack stuck teeth useles weather wfh work',
  ],
  [
    -6,
    'allow alway assertive bed big busy compare design doctor dozen draft duty empty everywhere failure far freeze gardener group guilty happen heap high important instruction killer library log low medical medikinet messy mg mute open part pile point prepare real refuse rest return saying scream session set setup shake sleepy slip somewhere stick strattera tax tidy timesheet wash water without zero',
  ],
  [
    -7,
    'alone become blood blurt broken chao dare deep detail due early elvanse fall fire follow form freelance handover headache industry later little many mate media move name noise ones outside presentation procrastinate race racing ritalin room round show sign silence stock straight study support theory twice wander',
  ],
  [
    -8,
    'appointment baby boot borrow cant concentrate course criticism crush disclose easily hard hide holiday interrupt matter meet pay phone probation quitt ran reply screwdriver scroll social stare survive word',
  ],
  [
    -9,
    'afraid asleep buy check coffee conversation dose employer inside jobs less lesson noon performance polish procrastination sitt slowly small test unbearable until',
  ],
  [
    -10,
    'anxiou apply asks awake begin call career change digres dinner earlier error hopeles inbox interview left linkedin list lose man medication paper perfectionist play project promotion research school somebody speak stop ward',
  ],
  [-11, 'angry client colleague father launch lawyer organise quiet ring stay thyroid volunteer weekly'],
  [-12, 'adhd customer explain file late meds meeting never oversleep proposal quit seven spend ten'],
  [-13, 'antidepressant ask contract else ends idea wrong'],
  [-14, 'corner drop faster instead pressure typing'],
  [-15, 'book remember'],
  [-16, 'leave short task'],
  [-17, 'break calendar forget'],
  [-18, 'hour minute'],
  [-21, 'hate'],
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { always: -24, oneself: 2, heavy: 24, grave: 21, work: -17 } as const;
