import { self, wish } from './common-words.ts';
import { any, near, type Sign, sign, followedBy, words } from './sign.ts';

const height = words(`
  bridge
  platform
  tracks
  rails
  railway
  rooftop
  roof
  ledge
  balcony
  cliffs?
  overpass
  viaduct
  flyover
  car park
  parking (?:garage|deck|lot)
  multi ?storey
  top floor
  \\w+(?:th|st|nd|rd) floor
  window
  the edge
  river
  canal
  the sea
  reservoir
  quarry
  (?:the|oncoming|passing|moving|next|a|every|incoming) (?:trains?|tube|metro|subway|lorry|lorries|trucks?|traffic|motorway|highway|tram)
  m\\d+
  crash barrier
  (?:the|my) (?:steering )?wheel
  stairwell
`);
const drawn = words(`
  how (?:easy|easily|simple|quick|quickly|fast|high|deep|cold|far)
  (?:so|too|would be|be|that) easy
  high enough
  thoughts
  the thoughts?
  tempt*
  pull(?:s|ed|ing)? me
  call(?:s|ing|ed)? (?:me|to me|my name)
  harder not
  hard not
  have to stop myself
  urges?
  impulse
  one step
  a step
  step (?:off|out|forward|closer)
  stepping
  lean(?:ing)? (?:over|out|forward)
  star(?:e|es|ed|ing) (?:at|down)
  jump*
  let(?:ting)? go
  letting it
  just (?:fall|drop|let|drive|walk|step|turn|close|swerve|stop|not)
  fall(?:ing)?
  swerv*
  not (?:brake|braking|stop|turn|move)
  close my eyes
  be over
  over (?:quick|quickly|fast|in a)
  what if
  imagin*
  pictur*
  fantas*
  wonder*
  what it would be like
  how it would feel
  look(?:ing)? down
  too close
  linger*
  every (?:day|time|morning) i (?:pass|cross|stand)
  who to (?:talk|call|turn)
  dont trust myself
  scares me
  drawn
  drops?
`);
const strongHeight =
  '(?:bridge|platform|tracks|rails|rooftop|ledge|balcony|cliffs?|overpass|viaduct|car park|multi ?storey|the edge|(?:the|oncoming|passing|moving|next|incoming) (?:trains?|tube|metro|lorry|truck|traffic))';
const deadly = words(`
  paracetamol
  tylenol
  acetaminophen
  panadol
  dafalgan
  aspirin
  ibuprofen
  insulin
  morphine
  fentanyl
  codeine
  oxy*
  opioids?
  benzos?
  xanax
  valium
  sleeping (?:pills?|tablets?|meds)
  painkillers?
  pills?
  tablets?
  meds
  medication
  antidepressants
  amitriptyline
  sertraline
  potassium
  bleach
  antifreeze
  pesticide
  rat poison
  poison
  cyanide
  helium
  nitrogen
`);
const lethal = words(`
  lethal
  fatal
  deadly
  too (?:much|many)
  enough (?:to|that|so)
  to (?:kill|die|be dead|not wake|never wake|sleep forever|end)
  kills?
  die
  death
  would (?:do it|work|be enough)
  not wake
  in one go
  at once
  painless
  overdose
  quick(?:ly)?
  before you die
  it takes
  does it take
  would it take
`);
const asking = words(`
  how (?:much|many)
  what (?:dose|amount|happens if|mix|combination)
  which
  googl*
  search*
  look(?:ed|ing) up
  read(?:ing)? about
  research*
  calculat*
  been reading
`);
const harm = words(`
  cut(?:s|ting)?
  burn(?:s|ed|t|ing)?
  scratch*
  hit(?:s|ting)?
  punch*
  slap(?:s|ped|ping)?
  bang(?:s|ed|ing)?
  bash*
  smash*
  slam(?:s|med|ming)?
  bit(?:e|es|ing)
  bit(?= (?:my|into|down))
  pinch*
  dig(?:s|ging)?
  dug
  carv*
  stab(?:s|bed|bing)?
  scrap(?:e|ed|ing)
  claw*
  tear(?:ing)?
  prick*
  jab*
  slic*
  goug*
  whip*
  chok*
  press*
  knock*
  hurt*
  bruis*
  pull*
  rip(?:ped|ping)?
  strangl*
  starv*
  punish*
  ram(?:med|ming)?
`);
const myBody = words(`
  myself
  my(?: own)?(?: left| right| upper| inner| bare)? (?:wrists?|arms?|forearms?|thighs?|legs?|skin|head|face|forehead|knuckles|hands?|stomach|belly|scalp|ankles?|hips?|palms?|fists?|flesh|veins|throat|neck|cheeks?|hair|body|knees?)
`);
const harmSigns = words(`
  until
  til
  till
  again
  whenever
  every time
  each time
  when i (?:fail|mess|make|screw|get it wrong|forget|lose|cant|am|do something)
  punish*
  deserve*
  calm*
  relief
  release
  numb*
  feel (?:something|better|real|anything|alive|human|less)
  only (?:way|thing)
  bleed*
  blood
  bled
  bruis*
  the (?:\\w+ )?(?:toilets?|bathroom|loo|shower|cubicle|car)
  hid(?:e|ing)
  (?:long )?sleeves?
  scars?
  secret*
  nobody (?:knows|sees)
  so i can
  to cope
  under the (?:desk|table)
  mess(?:ed)? up
  fail*
  mistake*
  open
  raw
  iron
  lighter
  cigarettes?
  stove
  blades?
  razor
  scissors
  compass
  needle
  hot (?:water|pan|oven)
  on purpose
  deliberately
  stop myself
  cant stop
  the pain
  marks
  harder
  enough
`);
const harmlessHarm =
  /\b(?:my hair (?:out|short|off)|hair cut|haircut|cut my hair|up (?:for|about|over)|myself (?:up|out|off|some slack|to (?:work|focus|do|start|get|go|be|bed|finish|read|stop))|a break|my nails|pull(?:ed|ing)? myself|press(?:ed|ing|ure)? myself|knock\w* myself|push|gym|football|boxing|cooking|chopping|shelf|door|typing|carpal|tendon|physio|running|tripped|by accident|accidentally|lifting|hurt my (?:back|wrist|hand|knee|leg|ankle|neck|shoulder|head))\b/;
const accident = words(`
  (?:bus|car|truck|train|lorry|plane|van|tram|taxi|meteor|asteroid|piano|lightning|bomb|stray bullet)(?: \\w+){0,3} (?:hit*|hits|ran|run|runs|running|took|takes?|flatten*|kill*|crash*|strike|struck|fall|fell|falls|smash*|land*|swerv*|explod*|goes? down|went down) (?:me|into me|over me|on me|out|us|$)
  (?:hit|run over|struck|flattened|killed|knocked down|mown down) by(?: \\w+){0,2} (?:bus|car|truck|train|lorry|van|tram|lightning|taxi|meteor|something)
  (?:get|got|getting|have|had|having|catch) (?:\\w+ )?(?:cancer|a tumou?r|a heart attack|an aneurysm|a stroke|something (?:terminal|fatal|deadly)|an accident|in an accident|leukaemia|sepsis)
  (?:fatal|freak|car|plane) (?:accident|crash)
  (?:plane|car|lift|elevator|bus|train|building|ceiling|roof|heart)(?: \\w+){0,3} (?:crash*|collapse*|stop*|gave out|give out|explode*|fall*)
  my heart (?:just |would |to |could )*(?:stop|stops|stopped|give out|gives out|quit)
`);
const okayWith = words(`
  ${wish}
  ok
  okay
  fine
  alright
  mind
  relief
  relieved
  happy
  glad
  lucky
  easier
  problem solved
  perfect
  sad
  upset
  mad
  care
  envy
  jealous
  secretly
  dont look
  stopped looking
  without looking
  look both ways
`);
const attempt = words(`
  (?:an?|my|the|last|first|second|third|previous|failed|past|old|another|one|two|three) attempts?(?! (?:at|to (?!die|end|kill|take)|on (?!my life)|was (?:good|better|bad)|of (?!suicide)))
  attempts? (?:was|were|in) (?:in )?(?:20\\d\\d|19\\d\\d|spring|summer|autumn|winter|may|march)
  attempted (?:again|once|twice|before|in|last|when|it|$)
  tried (?:it|to do it|to end it|to go|once|twice)(?: \\w+)? (?:before|last|in|again|years?|when)
`);
const attemptSigns = words(`
  hospital*
  ward
  icu
  a and e
  survived
  coming back
  its back
  back again
  nobody (?:at work )?(?:knows|knew)
  finish(?:ing)? (?:the job|it|what i started)
  20\\d\\d
  spring
  psych*
  pills
  again
  this time
  years? ago
  months? ago
  scars?
  feelings?
  thoughts?
  felt like this
  nearly worked
  didnt work
  stomach pumped
`);

/** Places and things it could be done with, harm to oneself, and what was tried before. */
export const meansAndHarm: readonly Sign[] = [
  sign(near(strongHeight, drawn, 10), self),
  sign(
    /\b(?:top|edge) of (?:the|a|my) (?:\w+ )?(?:car park|roof|building|bridge|stairs|tower|multi ?storey|cliff|parking \w+|block|platform|quarry|office)\b/,
    /\b(?:im|standing|stand|sitting|sit|ive|am|here|up|go|went|walk\w*|keep)\b/,
  ),
  sign(/\bengine (?:running|on|is on)\b/, /\b(?:garage|car|sit|sitting|closed|hose)\b/),
  sign(
    /\b(?:exhaust (?:pipe|fumes|gas)|hose ?pipe|gas oven|head in the oven|charcoal (?:grill|bbq|burner)|plastic bag over|bag over my head|helium (?:tank|bag|bottle)|nitrogen (?:tank|bag|bottle))\b/,
    self,
  ),
  {
    ...sign(any(asking), near(deadly, lethal, 8)),
    unless:
      /\b(?:coffee|caffeine|alcohol|drink\w*|with (?:ritalin|concerta|elvanse|my adhd)|customers?|patients?|clients?|a day|per day|stock|order\w*|shelf|count\w*)\b/,
  },
  sign(
    /\bhow (?:long|quick\w*|fast|much)(?: \w+){0,4} (?:to|before you|until you|till you|would i|do you) (?:drown|bleed out|bleed to death|suffocate|freeze to death|starve|die|lose consciousness|be dead|strangle)\b/,
  ),
  sign(
    /\b(?:does it|would it|will it|is it|how much does it|does|would) (?:hurt|painful|hurts|pain)(?: \w+){0,3} (?:die|dying|drown\w*|hang\w*|jump\w*|fall|bleed\w*|hit the (?:ground|water)|overdos\w*|suffocat\w*)\b/,
  ),
  sign(
    /\b(?:painless\w*|least painful|without pain|quick and quiet|quickest|quietest)\b/,
    /\b(?:way|thing|method|drug|medicine|poison|option|exit|out|die|death|pharmacy|end|go)\b/,
    /\b(?:die|death|painless\w*|least painful|end (?:it|my)|to go\b(?! to| home))\b/,
  ),
  {
    ...sign(
      near(
        '(?:sav(?:e|ed|ing)(?: up)?|collect(?:ed|ing)?|hoard\\w*|stash\\w*|stockpil\\w*|put(?:ting)? aside|kept|keeping|hid|hiding|hidden|counted|counting)',
        deadly,
        4,
      ),
      /\b(?:in case|enough|ready|for when|for later|one day|full|months? of|just in case|secret\w*|hid\w*|nobody|drawer|box|jar|the day|tonight|bad day|night)\b/,
      self,
    ),
    unless:
      /\b(?:remember|remind\w*|forget|reminder|stock|inventory|customers?|patients?|travel|trip|shortage|battery)\b/,
  },
  sign(
    /\b(?:stop(?:ped|ping)?|quit|skip\w*|not|refus\w*|without)(?: \w+){0,2} (?:taking |using )?(?:my |the )?(?:insulin|heart (?:meds|medication|tablets|pills)|blood thinners?|epilepsy (?:meds|tablets)|inhaler|dialysis|chemo)\b/,
    /\b(?:nobody|noticed|on purpose|see what happens|deserve|dont care|let it|hope|quietly|die|over|easier|anymore|give up|let nature)\b/,
  ),
  sign(
    /\b(?:i have|ive got|i got|holding|got|hiding|hid|keep|bought|took|carry|carrying|sharpen\w*|ordered|borrowed|found|tied) (?:the|a|my|his|her|dads|some|that|grandpas) (?:\w+ )?(?:knife|blades?|razors?|gun|rope|scalpel|noose|rifle|pistol|box cutter|stanley knife)\b/,
    /\b(?:dont want|shake|shaking|tonight|ready|next to me|under my|in my (?:bag|drawer|hand|car|locker|room)|still|cant|normal|person|just in case|over|end|alone|nobody|wrists?|skin|myself|comfort\w*|calm\w*|scared of)\b/,
    self,
  ),
  sign(
    /\b(?:gun|pistol|rifle|noose|rope|blade|razor)\b/,
    /\b(?:comfort\w*|calm\w*|tempt\w*|thinking|think about|thoughts|urge|end|myself|tonight|scared of what|look at it|call\w* to me|within reach|keep looking|nightstand|drawer)\b/,
    self,
  ),
  { ...sign(near(harm, myBody, 3), any(harmSigns)), unless: harmlessHarm },
  sign(
    near(
      '(?:bang|bash|smash|slam|hit|hitt|punch|knock|ram)\\w*',
      'my(?: own)? (?:head|face|fist|hands?|forehead)',
      2,
    ),
    /\b(?:until|til|till|hurts?|hard enough|bleed\w*|bruis\w*|toilets?|bathroom|loo|deserve|punish\w*|calm\w*|again|cubicle|swollen|see stars|lump|so i can|concussion|in the car)\b/,
  ),
  sign(
    /\b(?:dont|not|stopped|havent|wont|refuse to|never|no)(?: \w+){0,2} (?:eat\w*|ate|food|meals?|let myself)\b/,
    /\b(?:deserve\w*|punish\w*|earn(?:ed)? it|not worth|dont get to|my punishment|as a punishment|worthless|disappear|fade|until i (?:faint|collapse|disappear))\b/,
    self,
  ),
  sign(
    /\b(?:dont|not|never) deserve (?:food|to eat|meals|lunch|dinner|sleep or food|water|care|to be (?:happy|safe|loved|here|alive))\b/,
  ),
  sign(
    /\bhold(?:ing)? my breath (?:until|till|so|to)(?: \w+){0,3} (?:pass out|faint|black\w* out|dizzy|die|nearly|almost)\b/,
  ),
  sign(
    /\brelaps\w*\b/,
    /\b(?:arms?|legs?|wrists?|thighs?|sleeves?|bandage\w*|marks|blood|dress|cover\w*)\b/,
    self,
  ),
  sign(
    /\b(?:relaps\w*|clean|sober from)\b/,
    /\b(?:cut|cutting|cuts|self|blade|razor|burning|harm\w*|hurt\w*)\b/,
    self,
  ),
  sign(
    /\b(?:sharp|blade|blades|razors?|scalpel|scissors|lighter|box cutter)\b/,
    /\b(?:my (?:arms?|skin|wrists?|legs?|thighs?)|on myself|to myself|against my|relief|calms? me|release)\b/,
  ),
  {
    ...sign(near(okayWith, accident, 7), self),
    unless:
      /\b(?:insurance claim|claims?|report|bus factor|my dad|my mum|my mom|my wife|my husband|my father|my mother|documentation|handbook|handover)\b/,
  },
  sign(
    any(accident),
    /\bif\b/,
    /\b(?:ok|okay|fine|mind|relief|relieved|good|easier|happy|sad|upset|care|solved|lucky|great|complain)\b/,
    self,
  ),
  sign(any(attempt), any(attemptSigns), self),
  sign(
    /\bfinish(?:ing)? (?:the job|what i started)\b/,
    /\b(?:attempt\w*|tried|survived|hospital|this time|didnt work|last time i)\b/,
  ),
  sign(
    /\blast time i (?:felt|was|got|had)\b/,
    /\b(?:hospital|attempt\w*|pills|ward|tried to|overdos\w*|cut|bridge|ambulance)\b/,
  ),
];

export const perhapsMeans: readonly Sign[] = [
  sign(
    followedBy('(?:thoughts?|thinking|obsess\\w*|ideas?) (?:about|of|with)', height, 3),
    /\b(?:back|again|every|cant stop|came|come|scares?|keep)\b/,
  ),
  sign(
    near(
      height,
      '(?:how easy|so easy|tempt\\w*|urges?|harder not|hard not|one step|pull(?:s|ed)? me|calls? (?:me|to me)|let(?:ting)? go|swerv\\w*|too close|scares me|dont trust myself)',
      12,
    ),
    self,
  ),
  {
    ...sign(near(harm, myBody, 2), any(harmSigns)),
    unless:
      /\b(?:up|out|off|some slack|nails|haircut|hair (?:out|cut|short)|accident\w*|gym|cooking|shelf|pull(?:ed|ing)? myself|press\w* myself)\b/,
  },
  sign(
    /\bsi\b/,
    /\b(?:is back|came back|back again|again|therapist|passive|active|worse|flare\w*|bad today)\b/,
  ),
  sign(/\bhow much(?: \w+){0,2} (?:paracetamol|tylenol|insulin|aspirin|sleeping (?:pills|tablets))\b/),
  sign(/\b(?:life insurance|death benefit|death in service)\b/, /\bsuicid\w*|\bmy\b/),
  sign(any(attempt), self, /\b(?:i|my)\b/, /\b(?:hospital|nobody knows|survived|therap\w*|since)\b/),
];
