import { any, words } from './sign.ts';

/** The one who writes. */
export const self = any('(?:i|im|ive|id|ill|me|my|myself|mine)');

/** Wanting, hoping, being ready for. */
export const wish = words(`
  want*
  wish*
  hope
  hopes
  hoping
  hoped
  pray*
  rather
  prefer*
  (?:id|would) like
  like to
  love to
  long for
  longing
  crav*
  dream*
  ready
  need
  beg
  begging
  tempted
  fantas*
  cant wait
  goal
  plan
  ideal
  nice
  appealing
  tempting
  comfort*
  bliss
  wait(?:ing)? (?:for|to)
  fine with
  okay with
  ok with
  looking forward
  thinking (?:of|about)
  think about
  thoughts (?:of|about)
`);

/** The people of one's life; not those of the office. */
export const dear = words(`
  kids?
  child(?:ren)?
  daughters?
  sons?
  baby
  family
  wife
  husband
  partner
  girlfriend
  boyfriend
  mum
  mom
  mother
  dad
  father
  parents
  sisters?
  brothers?
  friends
  grand(?:ma|pa|kids|children|mother|father)
  nan
  loved ones
  everyone
  everybody
  people
  the world
  they
  theyd
  theyll
  them
  he
  she
  others
`);

export const pets =
  '(?:cats?|dogs?|pets?|rabbits?|hamsters?|guinea pigs?|parrots?|birds?|fish|horse|kittens?|puppy|snake|tortoise)';

/** For good. Good weather is another matter. */
export const forever = words(`
  forever
  for good(?! (?:weather|reasons?|measure|luck|work|jobs?|pay|money|people|habits|sleep|news))
  permanent(?:ly)?
  ever again
  once and for all
  for eternity
  eternal*
  like ever
  for the last time
  and never (?:come|wake|be|return)
  never to return
  from everything
  from everyone
  from (?:this |the )?(?:life|world|earth|planet|existence)
  anywhere
  altogether
`);

/** Words that put it beyond a way of speaking. */
export const meantIt = words(`
  (?:half|not|no|only half|not even|not really|barely) (?:kidding|joking|joke|a joke)
  (?:kinda|kind of|sort of|really|actually|do|i|and) (?:mean|meant|means) (?:it|that|this)
  mean (?:it|that) literally
  literally mean
  not exaggerat*
  not being dramatic
  unironically
  if you (?:know|get|catch) what i mean
  this time i
  no joke
`);
