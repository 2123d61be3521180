import { self } from './common-words.ts';
import { any, near, type Sign, sign, words } from './sign.ts';

/** Days that are far enough for a plan. Next week is leave. */
const farDays = words(`
  next (?:year|month|summer|spring|winter|autumn|fall|christmas|birthday)
  christmas
  new years?
  the new year
  january
  february
  (?:my|his|her|their) (?:\\w+ )?(?:birthday|wedding|graduation|retirement)
  my (?:\\d+(?:th|st|nd|rd)?|thirties|forties|fifties)
  old age
  retire*
  (?:the|a|any|my|our) future
  long term
  that far
  by then
  20[2-9]\\d
  (?:turn|turning|reach|reaching) (?:\\d+|thirty|forty|fifty)
  (?:easter|summer|spring|winter)
  the end of the (?:year|month)
  in (?:a|two|three|five|ten|\\d+) years?
  (?:five|ten|\\d+) years? (?:plan|from now)
  \\d+ year plan
`);
const notThere = words(`
  wont be (?:around|alive|there|living|in it|part of it|breathing)
  wont (?:see|live|last|exist|reach|make it (?:to|past|until|that))
  not (?:be|being) (?:around|alive|in it|part of it)
  dont (?:intend|plan|expect|want|mean) (?:to )?(?:be|being|see|reach|live|make it|have|get)(?: (?:around|alive|here|there|in it|to|it|that))*
  dont (?:think|believe|see|imagine|picture|know if|know whether) (?:that )?(?:ill|i will|i|im|me|myself)(?: (?:will|am|be|can|ll|going|to))* ?(?:see|reach|live|be|make it|being|around|alive|in it|there|having|exist*|get)
  cant (?:see|imagine|picture) (?:me|myself|being|reaching|a|any)
  doubt (?:that )?(?:ill|i will|im|i)(?: will| be| going to)? (?:be|see|reach|make it|live|around|alive|there)
  not (?:going|planning|meant|supposed) to (?:be|see|reach|live|make it)
  never (?:going to |meant to |thought id |expected to )?(?:see|reach|make it to|live to|turn|get to)
  no (?:version|place|room|plans?|need) (?:\\w+ ){0,4}(?:me|i)
  without me
  is being dead
  being dead
  dead by
  gone by
  be gone
  doesnt (?:include|have|contain) me
  with me in it
  is (?:blank|black|empty|nothing|gone|over)
  no such thing
  wont matter
`);
const notNeeded = words(`
  wont (?:need|be needing|use|be using|want) (?:it|one|them|any|that|this|mine|my \\w+)
  (?:dont|no) need (?:for )?(?:it|one|them|plans?|to plan|to bother|to save|to worry)
  why (?:bother|plan|book|save)
  (?:no point|pointless|whats the point)(?: in| of)? (?:planning|booking|saving|renewing|making plans|fixing|starting|learning|trying)
`);
const decided = words(`
  (?:made|taken|reached|come to) (?:my|a|the) (?:final |own )?(?:decision|choice)
  (?:decision|choice) (?:is|has been|s) (?:made|final|done)
  (?:made up my mind|mind is made up|minds made up|made my peace|at peace with (?:it|this|that|what|my))
  (?:picked|chosen|chose|set|have|fixed|marked) (?:a|the|my) (?:date|day)
  (?:know|worked out|figured out|decided) (?:how|when|where) (?:and (?:when|where|how) )*(?:ill|i will|im going to|to|i want to|itll|it will) (?:do it|go|end|be|happen)
`);
const ofChanging =
  /\b(?:resign|quit|quitting|new job|apply|applying|offer|role|promotion|career|degree|course|launch|meeting|move|moving|start|begin|interview|release|wedding|project|client|study|freelance|vacation|holiday|leave (?:the|this|my) (?:job|company|team|firm))\b/;
const calmly = words(`
  fine
  calm
  calmer
  peace
  peaceful
  at last
  finally
  properly first
  first
  before
  last
  sorry
  soon
  nobody
  after (?:that|it|this)
  no going back
  relief
  relieved
  tonight
  this weekend
  dont worry
  nobody knows
  feel (?:light|lighter|free|better)
`);
const thatsIt = words(`
  thats it(?: for me)?
  this is it(?: for me)?
  its over for me
  over for me
  game over
  the end of (?:the road|the line|me|my story)
  no (?:way|going|coming) back
  point of no return
  im out
  (?:im|i am|so) done (?:trying|fighting|with (?:it all|everything|life|this world|all of it|people))
  (?:give|giving|gave|given) up
  had enough
  reached (?:the|my) (?:end|limit)
  my (?:last|final) (?:day|days|week|weeks|month|months|chance|straw|hours?)
  cant (?:do|take|face|handle|survive|bear|stand) (?:it|this|another|one more|any of (?:it|this)|anything|life)(?: \\w+)? ?(?:anymore|day|one|morning|night)?
`);
const graver = words(`
  i mean thats it
  (?:tell|told|telling) (?:my|her|him|them|everyone|mum|mom|dad)
  sorry
  goodbye
  no (?:reason|point|hope|future)
  nobody
  nothing (?:left|to|matters|helps)
  love you
  forgive me
  anywhere
  tonight
  organi[sz]e my last
  truly
  for (?:real|good|ever)
  forever
  nobody (?:left|to)
  alone
`);

/** A future without oneself in it, and what is decided calmly. */
export const noFuture: readonly Sign[] = [
  {
    ...sign(near(farDays, notThere, 7), self),
    unless:
      /\b(?:job|company|role|office|meeting|launch|conference|party|on (?:holiday|leave|vacation)|contract|event|maternity|parental)\b(?! .*\b(?:alive|living|life|around)\b)/,
  },
  sign(/\bwont be (?:alive|living|breathing)\b/),
  sign(/\bwont be around (?:by|when|for long|long|much|to see|then|after|anymore|forever)\b/),
  sign(
    /\b(?:future|tomorrow|next year|world)(?: \w+){0,4} (?:with|has|without|for) (?:no )?me(?: in it)?\b/,
    /\b(?:no|not|never|cant|without|dont|isnt)\b/,
    self,
  ),
  { ...sign(any(decided), any(calmly), self), unless: ofChanging },
  {
    ...sign(any(thatsIt), any(graver), self),
    unless: /\b(?:sugar|coffee|smoking|meetings?|emails?|sprint|draft)\b/,
  },
];

export const perhapsNoFuture: readonly Sign[] = [
  sign(near(farDays, notThere, 7), self),
  sign(near(farDays, notNeeded, 9), self),
  sign(/\bwont (?:need|be needing) (?:it|one|them|any)\b/, self),
  { ...sign(any(decided), self), unless: ofChanging },
  sign(/\b(?:thats it|its over|over|the end) for me\b/),
  sign(/\bdont (?:intend|expect|plan) to be (?:in it|around|here|there|alive)\b/),
  sign(/\bmy last (?:weeks|days|months)\b(?! (?:at|in|of|on|as|before|were|was|report|sprint))/),
];
