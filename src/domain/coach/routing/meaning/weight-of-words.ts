import { fittedGroups, fittedWords } from './fitted-words.ts';
import { words } from './sign.ts';

const all = (lines: string): RegExp => new RegExp(String.raw`\b${words(lines)}\b`, 'g');

/** Words that are seldom said of work alone. */
const heavy = all(`
  die
  died
  dies
  dying
  dead
  death
  suicide
  corpse
  grave
  funeral
  coffin
  buried
  resuscitat*
  overdos*
  noose
  razor
  wrists?
  unalive
  afterlife
  heaven
  alive
  exist*
  oxygen
  rooftop
  the roof
  a roof
  bridge
  cliffs?
  platform
  tracks
  ledge
  gun
  rope
  blades?
  knife
  pills
  painkillers
  paracetamol
  insulin
  goodbyes?
  farewell
  forgive me
  blame (?:themselves|herself|himself|yourself|yourselves)
  hopeless*
  worthless*
  burden
  unbearable
  despair*
  disappear*
  vanish*
  end it
  not here
  be here
  being here
  still here
  do it
  go through with it
  voices?
  hurt myself
  hurting myself
  bleed*
  blood
  scars?
  walking into the sea
  to live
  my life
  this life
  life is
  the life
  living
  born
  survive
  survived
  breathing
  black out
  come round
  come to my
  given up
  give up
  stay for
  stay alive
  be gone
  im gone
  was gone
  the end
  not wake
  wake up
  waking up
  woke up
  by choice
  no after
  nothing left
  whats left
  no reason
  the point
  crossing the road
  the sea
  forever
  permanently
  for good
  for real
  in peace
  at peace
  not safe
  feel safe
  hell
  unloved
  unwanted
  hate myself
  hating myself
  pray*
  god
  kill*
`);
/** Words of pain, of ending, of those one loves. Each of them alone is ordinary. */
const grave = all(`
  wish*
  hope
  hoping
  nobody
  noone
  everyone
  alone
  lonely
  leave
  leaves
  gone
  end
  ends
  ended
  ending
  stop
  stops
  stopped
  over
  anymore
  nothing
  never
  no longer
  last
  final
  tonight
  sleep
  asleep
  pain
  painful
  hurts?
  hate
  scared
  afraid
  angry
  sorry
  lied
  lying
  secret
  therapist
  kids
  children
  husband
  wife
  mother
  mum
  mom
  father
  dad
  parents
  daughter
  son
  family
  cat
  dog
  heart
  quiet
  calm
  finally
  planned
  planning this
  decided
  decision
  soon
  much longer
  another (?:day|year|one|night|morning|\\d+ years)
  tired
  exhausted
  heavy
  exit
  escape
  way out
  continu*
  reason
  meaning
  why i
  why am i
  somebody
  someone
  cut
  cutting
  burn
  arms?
  legs?
  skin
  drinking
  dark
  darkness
  black
  river
  water
  road
  train
  motorway
  car
  tablets
  jump
  jumping
  instant
  quick
  quickly
  choice
  cost
  costs
  waste
  deserve*
  lost everything
  failure
  mistake
  ashamed
  shame
  disgust*
  monster
  broken
  numb
  empty
  world
  earth
  cry
  crying
  scream*
  trapped
  drown*
  breathe
  hollow
  void
  invisible
  useless
  pathetic
  abandon*
  joking
  kidding
  joke
  lol
  haha
  lmao
  miss me
  without me
  find me
  found me
  remember me
  forget me
  stay
  rest
  peace
  free
  relief
  disappointed
  too (?:much|hard|late|heavy|scared)
  cant
  life
  live
  future
  will (?:be okay|manage)
  okay with it
  be okay
  fine without
  myself
  insurance
  pension
  letter
  letters
  note
  this person
  anything except
  care if
  matter
  matters
  want out
  thoughts
  head
  mind
  hospital
  ward
  attempt
  before
  no answer
  buried
  pillow
  hide
  hiding
`);
/** What people write when they want work to go better. */
const ofWork = all(`
  emails?
  inbox
  unread
  meetings?
  calls?
  zoom
  deadlines?
  reports?
  projects?
  tasks?
  tickets?
  backlog
  sprints?
  standups?
  calendar
  schedule
  agenda
  lists?
  todo
  plan my
  plan the
  planning
  plans?
  focus*
  concentrat*
  distract*
  procrastinat*
  organi[sz]e*
  priorit*
  start
  starting
  finish
  finishing
  forget
  remember
  late
  on time
  notes
  minutes
  presentations?
  present
  presenting
  slides?
  deck
  interviews?
  promotion
  raise
  salary
  clients?
  customers?
  colleagues?
  coworkers?
  boss
  manager
  lead
  hr
  teams?
  office
  open plan
  shifts?
  desk
  code
  coding
  server
  bugs?
  invoices?
  budget
  tax
  papers?
  paperwork
  admin
  thesis
  phd
  chapters?
  novel
  study
  studying
  exams?
  learn
  learning
  read
  reading
  writ*
  speak
  speaking
  talk
  say no
  delegate
  ask for
  feedback
  review
  habits?
  routine
  mornings?
  alarm
  breaks?
  phone
  slack
  chat
  notifications?
  scroll*
  tabs?
  apps?
  tools?
  noise
  headphones
  time
  hours?
  day
  days
  week
  weeks
  monday
  tuesday
  wednesday
  thursday
  friday
  sunday
  weekends?
  quarter
  jobs?
  careers?
  work
  working
  workload
  company
  startup
  business
  course
  training
  workshop
  conference
  handover
  documents?
  files?
  data
  spreadsheets?
  excel
  software
  design
  product
  sales
  marketing
  coffee
  lunch
  energy
  motivation
  overtime
  commute
  laptop
  computer
  screen
  messages?
  reply
  replying
  answer
  send
  sending
  help with
  improve
  better at
  get better
  faster
  earlier
  prepare
  overwhelm*
  multitask*
  details
  small talk
  perfection*
  holiday
  vacation
  leave early
  parental leave
  patients?
  students?
  teach*
  nurse
  doctor
  kitchen
  cooks?
  shop
  store
  warehouse
`);

export const groupNames = ['always', 'oneself', 'heavy', 'grave', 'work'] as const;

const self = /\b(?:i|im|me|my|myself)\b/;

const kindsOf = (text: string, group: RegExp, most: number): number =>
  Math.min(new Set(Array.from(text.matchAll(group), ([word]) => word)).size, most);

const stemOf = (word: string): string => {
  const ending = ['ing', 'ed', 's'].find((one) => word.length > one.length + 3 && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
};

// How somebody talks, not what about: a long story of one's own is no crisis for that.
const small: ReadonlySet<string> = new Set(
  'a an the i im ive id ill me my mine we our us you your he she it its this that these those they them their there here who what when where why how which whose is am are was were be been be have has had having do does did doing done will would shall should can could may might must and or but if so then than as of at by for from in into on onto to up down out off over under with about after before between through just only also too very really quite still even ever again all any some each every both more most other such own same not no nor yes like get got go going went make made take took say said tell told think know want need try let put keep way thing things stuff lot bit one two three first last next new old good bad well today day days week weeks month months year years monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .map(stemOf),
);

/** What of a sentence is weighed: its words without their endings, and how much of each group is in it. */
export const weighedParts = (sentence: string) => ({
  stems: new Set(
    sentence
      .split(' ')
      .map(stemOf)
      .filter((stem) => !small.has(stem)),
  ),
  groups: {
    always: 1,
    oneself: self.test(sentence) ? 1 : 0,
    heavy: kindsOf(sentence, heavy, 3),
    grave: kindsOf(sentence, grave, 5) / 2,
    work: kindsOf(sentence, ofWork, 4) / 2,
  },
});

const weights: ReadonlyMap<string, number> = new Map(
  fittedWords.flatMap(([weight, stems]) => stems.split(' ').map((stem) => [stem, weight] as const)),
);

// In tenths. Higher asks less often and misses more.
const enough = 3;

/**
 * Whether a sentence weighs more than a wish about work does. It is the last net: it hears the sentences that no family
 * of phrases foresaw, and it only ever asks.
 */
export const weighsHeavy = (sentence: string, more = 0): boolean => {
  const { stems, groups } = weighedParts(sentence);
  let sum = 0;
  for (const name of groupNames) sum += groups[name] * fittedGroups[name];
  for (const stem of stems) sum += weights.get(stem) ?? 0;
  return sum > enough + more * 10;
};
