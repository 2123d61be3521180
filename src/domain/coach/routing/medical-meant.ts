import { any, near, type Sign, sign, words } from './meaning/sign.ts';

/** Names of medicines, as they are sold in many countries. To name one is to ask about it. */
const named = any(
  words(`
  ritalin*
  rilatine?
  rubifen
  medikinet
  medicebran
  concerta
  equasym
  tranquilyn
  xaggitin
  delmosart
  matoride
  xenidate
  affenid
  focalin
  daytrana
  quillivant
  biphentin
  foquest
  adderall
  mydayis
  evekeo
  zenzedi
  dexedrine
  attentin
  amfexa
  elvanse
  tyvense
  vyvanse
  venvanse
  aduvanz
  strattera
  qelbree
  intuniv
  kapvay
  wellbutrin
  elontril
  zyban
  provigil
  nuvigil
  modalert
  lyrica
  zoloft
  prozac
  lexapro
  cipralex
  celexa
  effexor
  cymbalta
  trintellix
  brintellix
  remeron
  seroquel
  abilify
  zyprexa
  risperdal
  lamictal
  depakote
  xanax
  valium
  ativan
  klonopin
  rivotril
  ambien
  zopiclone
  zolpidem
  ozempic
  wegovy
  hrt
  tilidin
  tramadol
  kratom
  ashwagandha
  lions mane
  st johns wort
  (?:lisdex|dex|meth|levo)?amph?etamine
  (?:lis)?dexamfetamine
  (?:dex)?methylphenidate
  atomoxetine?
  guanfacine?
  clonidine
  viloxazine
  bupropion
  (?:ar)?modafinil
  pregabalin
  gabapentin
  sertralin*
  fluoxetin*
  (?:es)?citalopram
  paroxetin*
  venlafaxin*
  duloxetin*
  mirtazapin*
  vortioxetin*
  quetiapin*
  olanzapin*
  risperidon*
  aripiprazol*
  lithium(?! (?:ion|battery|batteries))
  lamotrigin*
  valproat*
  diazepam
  lorazepam
  alprazolam
  clonazepam
  propranolol
  amitriptylin*
  (?:my |take |taking |on )?estradiol
`),
);
const health = words(`
  meds?
  medications?
  medicines?
  tablets?
  pills?
  prescriptions?
  stimulants?
  antidepressants?
  ssris?
  vitamins?
  supplements?
  magnesium
  iron
  omega 3
  hormone*
  contracepti*
  the pill
  (?:my|on my|the) period(?! of)
  menopaus*
  perimenopaus*
  pmdd
  pregnan*
  breastfeed*
  thyroid
  blood (?:tests?|pressure|sugar)
  vaccin*
  painkillers?
  antihistamines?
  nicotine
  vap(?:e|ing)
  weed
  cannabis
  cbd
  alcohol
`);
const effect = words(`
  normal
  safe
  dangerous
  worse
  useless
  trembl*
  shak(?:e|y|ing)
  sleepy
  drowsy
  nause*
  sick
  headaches?
  dizzy
  foggy
  brain fog
  numb
  itch*
  rash
  sweat*
  appetite
  weight
  kilos?
  grind*
  teeth
  jaw
  ringing
  ears
  heart
  libido
  insomnia
  cant sleep
  side effects?
  crash*
  rebound
  wears? off
  stopped working
  equivalent
  same (?:as|dose)
  alternative to
  instead of
  how (?:fast|long|soon|much|many|often)
  should i
  can i
  could i
  do i
  does
  is it
  what should
  which
  why do i
  why am i
  helps?
  test
  shortage
  without (?:a )?prescription
  cold turkey
  come off
  taper*
`);
const condition = words(`
  adhd
  add
  autis*
  asd
  aspergers?
  audhd
  bipolar
  borderline
  bpd
  ocd
  ptsd
  cptsd
  anxiety
  depress*
  dyslexi*
  dyscalculi*
  dyspraxi*
  tourettes?
  narcolepsy
  dementia
  alzheimers?
  schizo*
  long covid
  chronic fatigue
  fibromyalgia
  sleep apnea
  sleep apnoea
  epilep*
  anemi*
  anaemi*
  burnout
  perimenopause
  menopause
  hypothyroid*
  diabetes
  tbi
  concussion
  ms
`);
const wondering = words(`
  how (?:do|can|would|could|will) (?:i|you|they|one) (?:know|tell|find out|be sure|get|test)
  (?:know|tell|sure|figure out|wonder*|find out|unsure|decide) (?:if|whether)
  or (?:just |only |is it |maybe |really )?(?:anxiety|adhd|add|autis*|lazy|laziness|stress|depress*|burnout|trauma|menopause|my hormones|a thyroid)
  (?:can|could|do|does|is|am|might|may|are) (?:i|you|it|this|my|that|these|someone|one|she|he)
  think i
  think im
  suspect*
  self diagnos*
  diagnos*
  undiagnosed
  tests?
  tested
  quiz
  screening
  assessment
  assessed
  referral
  symptoms?
  signs? of
  early
  caused by
  because of
`);
const bodily = words(`
  (?:a|an?|this|my) lump
  (?:lump|mole|rash|swelling) (?:on|in|that)
  trembl*
  tremors?
  ringing in my ears
  tinnitus
  memory loss
  forgetting words
  blurred vision
  vision (?:is|goes|went)
  double vision
  numb(?:ness)? (?:in|fingers|hands)
  pins and needles
  lost \\d+ (?:kilos?|kg|pounds|lbs|stone)
  grind my teeth
  night sweats
  cant keep food
  losing (?:my )?hair
  nosebleeds?
  fever
  infection
  constant headaches?
  headaches? (?:every|for|since)
  stomach (?:pain|cramps|ache)s?
  blood pressure
  heart rate
  pulse
`);

/** The same by meaning: something of the body or a medicine, and a question or an effect. */
export const medicalMeant: readonly Sign[] = [
  sign(/\bon the spectrum\b|\bneurodivergent or\b|\bpostpartum\b|\bpostnatal\b/),
  sign(
    /\b(?:twitch\w*|tremor\w*|tingling|itch\w*|ache|aches|cramps?|swollen|snore|cold and tired|always (?:cold|tired|thirsty))\b/,
    /\b(?:my|im|i)\b/,
    /\b(?:weeks?|months?|days|since|thyroid|normal|why|always|every|could|apn\w*)\b/,
  ),
  sign(/\b(?:something|anything|what)(?: \w+){0,3} (?:to take|i can take|i could take|can i take)\b/),
  sign(
    /\b(?:inherit\w*|genetic|hereditary|runs in (?:the|my) family)\b/,
    /\b(?:adhd|autis\w*|bipolar|kids|children|depress\w*)\b/,
  ),
  sign(
    /\b(?:melatonin|thyroid|magnesium|vitamin \w+|iron (?=levels|low)|hormones|serotonin|dopamine)(?: \w+){0,4} ?(?:ok|okay|every (?:night|day)|low|levels?|deficien\w*|safe)\b|\b(?:melatonin|thyroid)$/,
  ),
  { ...sign(named), unless: /\b(?:ritalin|concerta|adderall) (?:client|campaign|sales|marketing)\b/ },
  sign(near(health, effect, 9), /\b(?:i|im|me|my|ive|you|is|does|can|what|which)\b/),
  {
    ...sign(near(condition, wondering, 5)),
    unless:
      /\b(?:test environment|unit tests?|boss|employer|hr|they|legal\w*|rights?|colleagues?|team|tell (?:my|them|people)|disclos\w*|at work|interview|manager|fire|fired|company|allowed|accommodation\w*|adjustments?)\b/,
  },
  sign(any(bodily), /\b(?:i|im|my|ive)\b/),
  sign(
    /\b(?:tell|ask|asking|see|call|change|need|find|lie to|email)(?: \w+)? (?:a |an |my |the )?(?:psychiatrist|doctor|gp|neurologist|pharmacist|psychologist|specialist|gyn\w*|cardiologist)\b/,
    /\b(?:should|that|about|if|whether|do i|need|when|why|symptoms?|whether|how)\b/,
  ),
  sign(
    /\b(?:quit|quitting|stop|stopping|come off|coming off|get off|taper\w*|increase|up|switch)\b/,
    /\b(?:antidepressants?|meds|medication|my (?:dose|tablets|pills|prescription))\b/,
  ),
];
