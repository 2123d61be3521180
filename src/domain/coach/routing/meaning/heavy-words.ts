import { every } from './sign.ts';

/** Words that are seldom said of work alone. */
export const heavy = every(`
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
export const grave = every(`
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
