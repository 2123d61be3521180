import { forever, meantIt, self, wish } from './common-words.ts';
import { any, near, type Sign, sign, followedBy, words } from './sign.ts';

/** Death and not being, in plain or in borrowed words. */
const notBeing = words(`
  be dead
  being dead
  die
  dying(?! inside)
  death
  a corpse
  be gone
  being gone
  not (?:to )?(?:exist|be here|be alive|be around|be anymore|be at all|be a person|be conscious|be awake|be me)
  not (?:existing|being here|being alive|being around|being at all|waking up|being born)
  (?:stop|stopped|stopping) (?:existing|living|breathing|being (?:alive|here|anything|a person|human))
  cease*
  never (?:wake|existed?|been born|be born|wake up|woken)
  not wake
  sleep forever
  (?:permanent|long|endless|eternal|big|forever) sleep
  unconscious
  in a coma
  nothingness
  oblivion
  the void
  be nothing
  be no more
  be nowhere
  be erased
  be deleted
  erase myself
  evaporate
  dissolve
  fade (?:away|out)
  (?:(?:6|six) ?(?:ft|feet|foot) (?:under|deep|below)|in the ground|underground|in a grave|in my grave|in a box)
  (?:blink|wink|fizzle) out
  pass away
  pass(?:ing)? in my sleep
`);

/** Being alive, going on with it. */
const being = words(`
  be (?:here(?! (?:until|till|on|at|so|all|by|for|before|this))|alive|around|awake|conscious|a person|human|me|anything|anywhere|on this (?:earth|planet)|in this (?:world|life|body)|in the world|part of this world)
  being (?:here|alive|around|awake|conscious|a person|human|me|in this (?:world|life|body))
  exist
  existing
  live(?! in| at| with| near| up| under| far| alone| demo| without)
  living(?! in| at| with| room| near)
  wake up(?! early| earlier| at| on| in time| for)
  waking up(?! early| earlier| at| on| in time| for)
  wake
  breathe
  breathing
  stay (?:alive|here on|in this world)
  continue (?:this |my |the |with (?:this |my |the )?)?(?:life|living|to live|existence)
  survive
  be born
`);
const unwilling = words(`
  (?:dont|didnt|doesnt|no longer|never|not|do no|wont) (?:really |even |just |want that i |i )?(?:want*|wish|care|like|desire|plan|intend|choose|feel like|need|have (?:the )?(?:will|strength|energy|courage|force) (?:to|for)|find (?:\\w+ )?(?:motive|reason|sense|point|motivation))
  (?:tired|sick|exhausted|weary|bored|done|fed up|finished|through|over) (?:of|with|from)
  hate
  hating
  cant stand
  cant bear
  regret
  resent
  dread
  disappoint*
  no (?:more )?(?:desire|wish|will|strength|motive|reason|energy|courage|force|wants?)
  lost (?:the |my |all )?(?:desire|wish|will|strength|reason)
  nothing left
  gave up
  given up
  giving up
  refuse
  rather not
  prefer not
  less interested in
`);

const pointless = words(`
  no (?:more |longer |any )?(?:sense|meaning|point|value|purpose|reason|motive|use|worth)
  (?:hasnt|hasnt any|havent|has not|doesnt have|dont have|doesnt make|isnt|not|without|lost|losing|lose|zero|what|whats the|wheres the|see the|see any|see a|any) (?:any |its |all |the |much |more )?(?:sense|meaning|point|value|purpose|reason)
  senseless
  pointless
  meaningless
  worthless
  useless
  not worth
  isnt worth
  worth it
  makes no sense
  means nothing
  doesnt mean anything
`);
const life =
  '(?:life(?! (?:insurance|balance|admin|cycle|coach))|to live|live anymore|existence|existing|being alive|being here|breathing|waking up|continuing|going on living|my being)';

/** Endings without an object that is of work. */
const leaving = words(`
  switch(?:ed|ing)? (?:me |myself |my brain |everything |it )?off(?: my brain| my head| everything)?
  shut(?:ting)? (?:me |my brain |everything )?(?:down|off)
  turn(?:ed|ing)? (?:me |my brain |everything )?off
  log(?:ging)? (?:off|out)
  clock(?:ing)? out
  check(?:ing)? out
  sign(?:ing)? off
  opt(?:ing)? out
  peace out
  leave
  leaving
  go
  going
  gone
  out of here
  sleep
  disappear*
  vanish*
  hide
  offline
  yeet
  yeet me into the sun
  be over
  stop
  rest
  last day
  away
  quiet
`);

const dark = words(`
  die*
  dying
  dead
  death
  kill*
  corpse
  end it
  ending it
  jump
  rope
  bridge
  bus
  gone
  disappear*
  not wake
  into the sun
  grave
  shoot me
  clock out
  hang
`);

const borrowed = words(`
  game end(?:ing|ed)? (?:me|myself)
  alt f4 (?:my )?(?:life|myself)
  uninstall (?:my )?(?:life|myself)
  (?:delete|unsubscribe from|ctrl alt delete|rage ?quit) (?:my |from )?(?:life|existence|myself)
  self deletus
  self checkout of life
  self termina*
  terminate myself
  yeet(?:ing)? (?:myself|my ?self|off (?:a|the|this))
  tie (?:a|the) (?:knot|noose)(?= you know|$| that| in)
  commit (?:unlife|not alive|die|sudoku|toaster bath|game end)
  catch(?:ing)? the bus (?:for good|forever|tonight)
  bath with (?:a|the|my) toaster
  permanent (?:vacation|holiday|nap|sleep|solution|exit|log ?off|log ?out)
  dirt nap
  worm food
  push(?:ing)? (?:up )?(?:the )?daisies
  kick(?:ing)? the bucket
  meet my maker
  shuffle off
  punch my (?:own )?ticket
  (?:check|checking|clock|log|tap|tapping) out (?:early|of (?:this )?(?:life|it all)|on life)
  roping (?:myself|tonight|soon)
  rope myself
  top(?:ping)? myself
  do(?:ing)? myself in
  neck myself
  drop dead(?= (?:tomorrow|tonight|today|right|and))
  off(?:ing)? myself
  end(?:ing)? me(?! ?mail)
  an?hero
  cease to be
  no longer be (?:alive|here|with (?:us|you))
  (?:look|seem) like an accident
  want to dead
  want death
  want no more (?:to )?live
  have a date with death
  better place than this world
`);

const godTakesMe = followedBy(
  '(?:god|lord|allah|jesus|death|the universe|the earth|someone|something|sleep|the reaper|angels?|the sea)',
  '(?:takes?|took|taking|claims?|swallows?) me(?! (?:seriously|on|to|out for|for|through|off|back|long|ages|hours|forever|an?|by))',
  3,
);

const feelsLikeAGhost =
  /\b(?:(?:feel|feeling|am|im|like|basically|practically|walking|a) (?:like )?(?:im |i am |a |already )*(?:ghost|dead already|already dead|already gone|zombie that|corpse)|already (?:dead|gone))\b/;
const asWell = /\b(?:may|might|could) as well\b|\bofficial\b|\bmake it real\b|\bfor real\b/;

/** Wishing to be dead, asleep, nowhere; not wanting to live; life without sense. */
export const notToBe: readonly Sign[] = [
  // "Here", and then not the office but everything.
  sign(
    /\b(?:here|disappear\w*|vanish\w*|gone|leave|leaving|quit|out|over|stop|end|done|escape|away|last day)\b/,
    /\b(?:not|dont mean|isnt|not just|not only|more than|and not|never mind|forget)(?: (?:just|only|from|about|mean|the|this|my|in|at|of))* (?:job|work|office|company|team|shift|desk|meeting)(?: only)?\b/,
    /\b(?:here|everything|everyone|life|world|anywhere|earth|living|all of it|it all|existence|generally|in general|altogether|for good|forever|like)\b/,
    self,
  ),
  sign(any(borrowed)),
  sign(
    /\b(?:rather|prefer\w*|want\w*|wish\w*)(?: \w+){0,3} (?:(?:6|six) ?(?:ft|feet|foot) (?:under|deep)|in (?:a|my) (?:grave|coffin))\b/,
  ),
  sign(near(wish, notBeing, 4), self),
  sign(
    /\b(?:want\w*|wish\w*|hop(?:e|ing)|ready|going|about)(?: \w+)? to (?:die|be dead|not exist|stop existing)\b/,
  ),
  sign(
    any(
      String.raw`(?:or|nor|and|just|better|than) not (?:being|be|existing|exist)(?: at all| anymore| anything)`,
    ),
  ),
  sign(followedBy(unwilling, being, 4), self),
  sign(near(life, pointless, 4)),
  sign(godTakesMe),
  sign(near(leaving, forever, 1), self),
  sign(any(dark), any(meantIt), self),
  sign(feelsLikeAGhost, asWell),
  // Said by those who think in another language.
  sign(
    /\bi (?:cant|dont can|can no|not can|can not)(?: no)? more\b(?! (?:than|of|work|tasks|time|hours|efficient\w*|\w+ly))/,
  ),
  sign(
    /\bwant(?:s|ed)? that (?:it|all|everything|this|my \w+|the \w+)(?: all)? (?:finish|finishes|end|ends|ended|stop|stops|is over|be over|is finished|goes away)/,
  ),
  sign(
    /\b(?:want(?:ed|s)?|need|wish|please|make|beg\w*|just)(?: \w+){0,2} (?:it|all|everything|this|all this|all of it|it all)(?: just| all| to| would| could)* (?:stop|end|finish|be over|go away|go quiet|be done|be finished)\b(?! (?:at|by|before|on (?:time|monday|friday)))/,
    /\b(?:every (?:morning|night|day|single)|another (?:one|day|morning|night)|forever|please|anymore|so tired|nothing else|cant|all of it|everything|it all)\b/,
    self,
  ),
  sign(
    /\b(?:for what|why) (?:i live|do i live|i still live|should i live|do i even live|do i stay alive|am i still here|am i even here|am i alive)\b/,
  ),
  sign(
    /\bcoward\w*\b/,
    /\b(?:still (?:here|being here|alive|breathing)|for (?:living|staying)|go through with|do it)\b/,
    self,
  ),
  sign(
    /\bwant\w*(?: \w+){0,3} (?:to stay(?: alive| here)?|a reason to stay)$/,
    /\b(?:help|wish i|could|need|teach|how)\b/,
  ),
  sign(
    /\breasons? (?:to|for) (?:stay|staying|live|living|keep (?:going|living)|be here|not (?:to )?(?:do it|die|jump|go))\b(?! (?:at|in|with) (?:this|the|my|a))/,
  ),
  sign(
    /\b(?:go (?:to )?be with|go to be with|join|follow|reunite\w* with|see|meet|be back with|be with) (?:(?:my|our) (?:late |dead |little )?\w+|him|her|them|mum|mom|dad)\b/,
    /\b(?:passed(?: away)?|died|dead|heaven|afterlife|other side|funeral|buried|lost (?:him|her|them)|since (?:he|she) (?:died|passed)|grave|next life)\b/,
    new RegExp(String.raw`\b${wish}\b`),
    /\b(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|nan|gran\w*|friend|baby|child|dog|cat|him|her|them)\b/,
  ),
  sign(
    near(
      '(?:had enough|enough|sick|tired|done|finished)(?: of| with)?',
      '(?:this world|the world|this life|this planet|humanity|this existence|my existence)',
      3,
    ),
  ),
  sign(
    followedBy(
      '(?:waste|failure|mistake|accident|error) (?:of|as) an?',
      '(?:person|human|human being|life|man|woman|mother|father|mum|mom|dad|son|daughter)',
      1,
    ),
    /\b(?:planet|world|enough|better|nobody|born|earth|oxygen|space|deserve|everyone|gone|im|i am)\b/,
  ),
];

/** Close to it. Worth the question, and help all the same. */
export const perhapsNotToBe: readonly Sign[] = [
  sign(feelsLikeAGhost, self),
  sign(near(leaving, forever, 3), self),
  sign(near(wish, notBeing, 8), self),
  sign(near(unwilling, being, 6), self),
  sign(near('(?:everything|anything|it all|tomorrow|the future|me)', pointless, 2), self),
  sign(
    /\b(?:never|not) (?:turn|turned|show|showed|come|came|coming|go|going|get|got)(?: \w+)? (?:up|back|home|out)(?: again)?(?: ever|$)/,
    self,
  ),
  sign(/\bif i never\b/, /\b(?:again|ever|anyone|nobody|back|home)\b/),
  sign(
    /\b(?:crawl|curl|hide|lie|climb)\w*(?: up)?(?: \w+){0,3} (?:hole|grave|corner|floor|bed|ditch)\b/,
    /\b(?:never|not|forever|ever|die|anymore)\b/,
    self,
  ),
  sign(
    /\b(?:grippy socks?|psych ward|mental hospital|been sectioned|was sectioned|crisis team|safety plan|crisis line)\b/,
    self,
  ),
];
