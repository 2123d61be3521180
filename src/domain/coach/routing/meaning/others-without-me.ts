import { dear, pets, self } from './common-words.ts';
import { any, near, type Sign, sign, followedBy, words } from './sign.ts';

const better = words(`
  better
  easier
  happier
  free
  freed
  freer
  relief
  relieved
  heal
  recover
  move on
  cope
  manage
  get over it
  lighter
  calmer
  richer
  breathe
  sleep better
  at peace
  grateful
  thank me
  thankful
  fine
  okay
  safer
  simpler
  normal life
  a real (?:mum|mom|dad|mother|father|partner)
`);
const meGone = words(`
  without me
  (?:me|i|im|myself) (?:was |were |is |am |being |be )?(?:gone|dead|not (?:here|around|there|alive|in it|existing)|out of (?:the way|the picture|their (?:way|hair|lives|life)|it|everything))
  if i (?:wasnt|werent|was not|were not|had never|never|hadnt|didnt|no longer|stopped|disappear*|vanish*|died|left them|went away)
  if im not
  once im
  when im (?:gone|not|no longer|dead)
  after im
  after i (?:go|leave them|die|do it|am)
  rid of me
  (?:not|didnt|wouldnt|dont) (?:have|having|have to have|know|need) me
  who isnt me
  that isnt me
  not me
  instead of me
  other than me
  removed me
  my absence
  no me
  had someone else
`);
const wouldThey = words(`
  notic*
  miss
  missed
  misses
  care
  cared
  cry
  cries
  mourn
  find me
  finds me
  found me
  find out
  come to my funeral
  remember me
  realis*
  realiz*
  shed a tear
  be sad
  be surprised
  look for me
  be bothered
  blink
  check on me
  knock
  clean up after me
  ask where
`);
const gone = words(`
  (?:if|when|once|after|that|because) (?:i|im|id)(?: (?:just|was|were|am|had|got|simply|really|suddenly|never|not|didnt|dont|wasnt|werent|no longer|ever|is|be|all|actually|stopped))* (?:gone|dead|died|die|disappear*|vanish*|here|there|around|alive|exist*|turn* up|show* up|came back|come back|wake|woke|left (?:this|for good|forever)|breathing|came home|come home|drop dead|dropped dead|stopped|missing)
  if something happen(?:s|ed) to me
  if anything happen(?:s|ed) to me
  im gone
  my (?:death|funeral|absence|body)
`);
const nobody = '(?:nobody|noone|anyone|anybody|who|people|they|someone|everyone|weeks|days|months|how long)';

const onlyFor = words(`
  if it (?:wasnt|werent|was not|hadnt been|isnt) for
  if not for
  (?:was|were)(?:nt| not) for
  only (?:reason|thing|one|ones|person|because)
  (?:main|last|sole|one) (?:reason|thing)
  because of (?:my|the)
  except for (?:my|the)
  who (?:would|will|d|is going to) (?:feed|look after|take care of|raise|love|have|take)
  cant (?:do|leave|abandon) (?:that|it|this)? ?(?:to )?(?:my|the)
  just for (?:my|the)
`);
const stayFor = words(`
  still here
  im here
  alive
  breathing
  hang(?:ing)? on
  holding on
  stay(?:ing)? here
  stay(?:ing)? alive
  havent (?:done it|ended|gone|left|jumped|yet)
  wouldve (?:been |have )?(?:gone|left|done it|out|ended|jumped|checked out|quit life|been)
  would(?: have|ve| of) (?:been |have )?(?:gone|left|done it|out|ended|jumped|checked out|been)
  id (?:be|have) (?:gone|done|dead|out|ended|left|been)
  i (?:would be|d be|would have) (?:gone|done|dead|out|ended|left|been)
  i dont (?:do it|end|go|jump|die|leave)
  keep(?:s|ing)? me (?:here|alive|going|from (?:it|doing|ending|leaving|going|jumping))
  kept me (?:here|alive|from (?:it|doing|ending))
  stop(?:s|ping|ped)? me(?! (?:from )?(?:working|focus*|getting|start*|writ*|appl*|finish*|ask*|speak*|sleep*))
  wouldnt be (?:here|alive|around)
  if i (?:go|died|die|left|leave|wasnt|werent|am gone|was gone|were gone|do it)
  when i (?:go|die|leave)
  im (?:gone|dead|not here|not around)
`);

const someone = words(`
  (?:my|a|our|the|his|her) (?:\\w+ )?(?:friend|colleague|coworker|worker|boss|manager|brother|sister|son|daughter|mum|mom|mother|dad|father|partner|husband|wife|boyfriend|girlfriend|flatmate|roommate|housemate|cousin|uncle|aunt|teammate|neighbou?r|client|student|child|kid|employee|report|intern|patient|ex|nephew|niece|mate|customer)
  someone (?:i know|at work|on my team|in my team|close)?
  he
  she
  they
  shes
  hes
`);
const theirCrisis = words(`
  jump(?! (?:on|in|into|to|ship|straight|at|the gun|through|between|between))
  die
  (?:kill|hurt|harm|cut|hang|drown|end|shoot|starve|off) (?:him|her|them)(?:self|selves|slef)
  (?:killing|hurting|harming|cutting|hanging|ending|starving) (?:him|her|them)(?:self|selves)
  end (?:it(?: all)?|his life|her life|their life|everything|things)(?! (?:with|at|on|by))
  (?:dont|doesnt|didnt|no longer) (?:want*|wish*) to (?:live|be here|be alive|exist|wake up|go on|be around)
  not (?:be here|be around|be alive) (?:anymore|much longer|tomorrow|soon)
  (?:want*|wish*) to (?:die|be dead|disappear|not exist)
  (?:be|was|were|is) better off dead
  better off without (?:him|her|them)
  (?:life|living) (?:isnt|is not|not) worth
  (?:posted|sent|wrote|left|texted|sending|writing) (?:\\w+ ){0,3}(?:goodbye|suicide|farewell|last|final)
  on the (?:roof|bridge|ledge|tracks|railing|edge)
  (?:take|taking|took|swallow*) (?:all|a (?:whole|bunch|lot)|too many|the whole) (?:\\w+ ){0,3}(?:pills|tablets|meds|medication)
  suicide
  no reason to live
  give* (?:his|her|their) (?:\\w+ )?(?:things|stuff|belongings) away
  giving away (?:all )?(?:his|her|their) (?:things|stuff|belongings)
  said goodbye (?:to me|like|as if)
  found (?:\\w+ ){0,2}(?:rope|noose|note|razor|blades)
  has (?:cuts|scars|fresh cuts)
`);

/** Being a burden, nobody who would notice, the one who keeps somebody here; and the crisis of somebody else. */
export const othersWithoutMe: readonly Sign[] = [
  {
    ...sign(any(dear), near(better, meGone, 7), self),
    unless:
      /\b(?:meetings?|standup|project|sprint|call|for a (?:week|day|while)|on (?:holiday|leave)|lunch)\b/,
  },
  {
    ...sign(
      near(
        `${nobody}(?: (?:will|would|d|even|really|ever|actually|not|wouldnt|wont|to|before|until|till|take|for|it|be))*`,
        wouldThey,
        3,
      ),
      any(gone),
      self,
    ),
    unless: /\b(?:left early|skip\w*|standup|from the meeting|at the meeting|late|day off|lunch)\b/,
  },
  sign(near(onlyFor, `(?:${dear}|${pets})`, 4), any(stayFor), self),
  sign(
    /\bdeserves?\b/,
    /\b(?:someone (?:else|better)|better|a (?:real |proper |normal |good |different )?(?:mother|mum|mom|father|dad|wife|husband|partner|daughter|son|parent))\b/,
    /\b(?:who isnt me|than me|that isnt me|not me|other than me|instead of me|than i am)\b/,
    /\b(?:kids?|child\w*|family|wife|husband|partner|son|daughter|parents|mum|mom|everyone|girlfriend|boyfriend)\b/,
  ),
  sign(
    near(
      '(?:drag|burden|drain|weight|dead weight|leech|parasite|poison|curse|disappointment|problem|trouble|cost)',
      `(?:on|to|for|around|dragging|off)(?: my| all| the)? ${dear}`,
      2,
    ),
    /\b(?:better|gone|without me|rid|anymore|only|nothing but|just|stop|end|longer|dead|free|sorry|tired|cant|dont want)\b/,
    self,
  ),
  sign(
    /\b(?:nobody|noone|no one|not one person|who) (?:would|will|d|is going to)(?: even| actually| really)? (?:cry|mourn|grieve|shed a tear|come to my funeral|be at my funeral|visit my grave|bury me)\b/,
  ),
  sign(
    /\b(?:not|wont|not going to|no longer|wont have to)(?: \w+){0,3} (?:be|being|deal with|put up with|carry)(?: \w+){0,2} (?:problem|burden|bother|weight|trouble|worry|me)(?: \w+){0,5} (?:much longer|soon|anymore|for long|after (?:this|tonight|friday|that)|any longer)\b/,
    self,
  ),
  {
    ...sign(followedBy(someone, theirCrisis, 7)),
    unless:
      /\b(?:he|she|they) (?:dies|died) in (?:chapter|the (?:book|novel|game|film|story))\b|\b(?:novel|chapter|game|character|movie|film|plot|story|hero)\b/,
  },
];

export const perhapsWithoutMe: readonly Sign[] = [
  sign(near(better, meGone, 4), any(dear), self),
  sign(near(nobody, '(?:finds?|found) (?:you|me|my body|the body)', 3)),
  sign(
    /\bnobody (?:would|will|d)(?: \w+)? (?:notice|care|miss|know|come|look|find|ask)\b(?! (?:if i (?:left early|skipped|was late|am late)|that i (?:left|am late)|the (?:typo|error|mistake|difference)|what|how|about (?:the|my|this)))/,
    /\b(?:gone|die\w*|disappear\w*|vanish\w*|forever|never|if i|happens?|ever)\b/,
    self,
  ),
  sign(
    near(onlyFor, `(?:${dear}|${pets})`, 3),
    /\b(?:here|alive|stay\w*|going|on|get up|stop\w*|living)\b/,
    self,
  ),
  sign(/\b(?:drag|burden|dead weight|drain|leech|parasite) (?:on|to|for)\b/, self),
];
