/**
 * How much each word leans towards a crisis (above nought) or towards work (below), in tenths. Not chosen by hand: written by
 * scripts/fit-crisis-words.ts from the sentences of the fixtures, with goals and everyday tasks as the other side. Endings are
 * cut as `stemOf` cuts them. A word alone decides nothing; the sum of a sentence may ask “Are you safe right now?”.
 */
export const fittedWords: readonly (readonly [number, string])[] = [
  [33, 'kms'],
  [31, 'selfharm'],
  [30, 'sometime'],
  [29, 'ending suicide'],
  [27, 'attempt'],
  [25, 'die'],
  [24, 'earth mean'],
  [23, 'arms'],
  [21, 'living si theyd world'],
  [20, 'anyone arm dying himself student traffic'],
  [19, 'hes reason'],
  [18, 'honestly jump scratch station'],
  [17, 'bottle disappointment gave googl hang rather'],
  [16, 'anyway born cutt date fade fight happier hit myself problem purpose tonight wheel'],
  [15, 'alive dead death goal hope hoping itd starve'],
  [14, 'another anywhere balcony carry dont fail family knive motorway person rehears written'],
  [13, 'anymore cuts goodbye live permanently plan swallow vodka wont'],
  [12, 'better cabinet exactly flat front help her maybe overdose painles therapist wasnt wish'],
  [
    11,
    'already brain charger decid deserve drive drown fine kill medicine morning peace plann pres punish quickly relaps reliev trying urge',
  ],
  [
    10,
    'accident being cliff envy joking lead lorry math pull ready review roof runn saving single thought together vanish ways',
  ],
  [
    9,
    'blow bother bought breathe car cut ended enough eyes funeral garage hitt imagin jealou lett mum nearly okay pain past pray shower space wife win wouldnt yeet',
  ],
  [
    8,
    'apologise bleed came cancer cigarette cope electrician finish fixed grandma hundr laptop legs life miss official pass plane shoot son steer taking thank thirty top wall worth',
  ],
  [
    7,
    'anyth belong bite care cold commute deal disappear easier edge everybody existence hand harm hold hospital kind kitchen knot least outlook paracetamol pill post quarter standup surviv swear text thread window wrist yourself',
  ],
  [
    6,
    'accidentally black close cover crash desk easy envelope everyone exist face favour felt future gone haha hung iron isnt january lake look message oxygen peaceful planet prison properly punch rn rope seriou six suffer summer wake walk yesterday',
  ],
  [
    5,
    'birthday clean daydream document drink driv dump fantasis gett hear honest hr husband lighter making night ok partner please poison quetiapine reject shot sorry stopp tablet themselve tips version warehouse waste youre',
  ],
  [
    4,
    'against age almost asking beat blade blue box burn bus coward coworker feel fifty food ghost kidd learn lie lost mother note office pointles relief scar shouldnt someth trip whether wonder',
  ],
  [
    3,
    'around asked back bike brother clock continu crashe daughter decision doesnt dog drawer eat farewell floor happy huge hunt instagram laugh lazy longer loss mess nobody normal option reach read rock rota ruin salary says see sister skin sleep spring sprint subscription taken time toilet tomorrow waking wrote',
  ],
  [
    2,
    'alarm breakfast bridge clear come commit consider dream employee end finally friend god habit handful income june march mom nurse road safe second sense sertraline sort stupid sure tired unalive use vet w whole winter woke',
  ],
  [
    -2,
    'accommodation achiev actually ago agreement alcohol apart appraisal apprentice attack badge bake bakery bar bedtime beside blindnes board bookkeep bookkeeper bring burnt cafe cake calm careles carpenter chair chang charge chase checkout classe clutter comb compete complaint computer concentration confidence constant contact country courage crazy cry dad delegate desktop diagnos direction disability disclos dishe drain driver drug during endles entitl everyth exercise experience extra feedback find five flexible flie flight forklift forty free fridge garden germany glasse ground grow half hello hiding higher hits home hormone hyperfocu illustrator improve intrusive invoic knife laundry lets lock lonely machine manager master memory mention milk multitask negative negotiate negotiation nice nicely nightmare nine nod non oil order overdo overwhelm owe owner paralysi paramedic parcel personally piano pick popp practice pregnant prepar previou prioritise productive promise quieter quote rais raise rate recipe recruiter refill refus rejection renew replacement retirement routine rule rush sample scare scissor section send severance shake share shortage sidetrack site slow song spain stab state strength stres sue sugar suit supervise supervisor supplier suppos sweat table tangent tap teach tediou terrible therapy thesi third thousand timer tmrw toast tool topic touch tunnel typo tyre unemploy unpaid unread update vision volume vyvanse wage warn whatsapp worry worthles writ write yoga',
  ],
  [
    -3,
    'adjustment admit agre agree although app arent arrive background backlog ball believe bins bipolar blunt booking bored boss certificate chat choose circle clas collect commission commitment council crew dark decline degree delay deliver describe diagnosi different dismissal display disturb documentation doubl download dread earn editor employment evening few field figure fit forgot gap give glaze grocerie hair ignore impossible impostor impulsive inspection interest internship item keys ladder line listen lol long lunch mail manage maternity midnight mode morn motivation mountain moved neighbour noisy notic notification offer overcommit overview paint palpitation panic payslip perfect piling ping plate pm portfolio prep prescription present procedure profile promis promot pupil red redo redundant regret release remind remote report resume rewrite rotat rude scrub seminar seriously since sluggish snap snooze software spinn start structure switch tabs temper term todo track train trainee trial tribunal unclear upbeat urgent visit voice wear worse',
  ],
  [
    -4,
    'admin adult alert allow annoy apps asham assessment autism because behind bill boring broke button calmer card chart code concerta conference cook counter cv decide dentist depression discussion dismiss distract draw eating email employ essay estimate exam except exhaust expense fast final finger folder four game guest gym hadnt havent hectic information interruption invoice law lifeguard loud mark meant mistake movie none often overtime parental patient pays pension period plant politely process psychiatrist receipt record relax rely reminder repair request restles role saw sees sell sent several sick side skip slack soon stage story system talk taxe teacher thur trade tutorial unemployment van video weather while workplace',
  ],
  [
    -5,
    'afternoon assertive attention bank beautiful blank blood brave budget burnout camera cancel catch claim committee company complain correct department discrimination entrie feeling fewer finance fog freelancer handover headphone health hire homework lab legal losing medium melatonin mix money music mute nervou ones pack page paperwork party pause people photographer profession publish pump question quick rent resign result saying screen self shift shop slide sloppy slower spreadsheet stack stuck teeth trouble useles wfh work',
  ],
  [
    -6,
    'alway become bed big broken busy deep design disaster doctor dozen draft empty everywhere failure far freelance freeze gardener group guilty happen heap high important instruction killer library low medical medikinet messy mg noise open part pile podcast point prepare real refuse rest scream session set setup sign sleepy slip somewhere stick strattera tax ticket tidy timesheet twice understand wander wash water without zero',
  ],
  [
    -7,
    'alone blurt chao compare detail due duty early elvanse fall fire follow form headache industry list little log many mate media medication move name outside phone presentation race return ritalin room round scroll show silence straight study support theory',
  ],
  [
    -8,
    'appointment asleep baby boot borrow cant concentrate course criticism crush dare disclose easily hard hide holiday interrupt later lesson matter meet performance probation procrastinate quitt racing ran screwdriver slowly small social stare stock survive word',
  ],
  [
    -9,
    'afraid buy change check coffee conversation dose employer inside jobs left lose noon pay polish procrastination reply sitt somebody test unbearable ward',
  ],
  [
    -10,
    'anxiou apply awake begin call career digres dinner earlier error hopeles inbox interview less man paper perfectionist play project promotion research school stop until volunteer',
  ],
  [
    -11,
    'angry asks client colleague customer father late launch lawyer linkedin organise ring seven speak spend stay thyroid weekly',
  ],
  [-12, 'contract explain meds meeting never oversleep pressure proposal quit ten'],
  [-13, 'adhd antidepressant ask corner else ends file idea quiet wrong'],
  [-14, 'drop faster instead typing'],
  [-15, 'book remember'],
  [-16, 'forget leave task'],
  [-17, 'break calendar short'],
  [-18, 'hour minute'],
  [-21, 'hate'],
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { always: -24, oneself: 2, heavy: 24, grave: 21, work: -17 } as const;
