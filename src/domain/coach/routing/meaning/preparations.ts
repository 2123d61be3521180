import { pets } from './common-words.ts';
import { any, words } from './sign.ts';

interface Weighed {
  readonly weight: 1 | 2 | 3;
  readonly said: RegExp;
}

const relatives =
  '(?:wife|husband|partner|sister|brother|mum|mom|mother|dad|father|kids|children|son|daughter|family|parents|best friend|everyone|neighbou?r|friends?|girlfriend|boyfriend|flatmate)';

/** What people do before they go. One of them is ordinary; two or three together are not. */
const preparations: readonly Weighed[] = [
  // A home for those who stay.
  {
    weight: 2,
    said: new RegExp(
      String.raw`\b(?:rehom\w*|(?:gave|given|giving|give|dropped|left|leave|leaving|handed|found)(?: away)? (?:my |the |our |both )?(?:\w+ )?${pets}(?: \w+){0,3} (?:to|with|away|for|at|home)|(?:home|owner|someone|somewhere|family)(?: \w+){0,3} (?:for|to take)(?: \w+){0,2} ${pets})\b`,
    ),
  },
  {
    weight: 2,
    said: new RegExp(
      String.raw`\bwho (?:gets|takes|will|would|could|is going to)(?: \w+){0,3} (?:${pets}|kids|children|my son|my daughter)\b`,
    ),
  },
  // Letters and messages to all.
  {
    weight: 2,
    said: new RegExp(
      String.raw`\b(?:wrote|written|writing|write|recorded|finished|left|drafted)(?: \w+){0,3} (?:letters?|notes?|messages|cards|videos?)(?: \w+){0,2} (?:to|for)(?: \w+){0,2} (?:${relatives}|them|each|him|her|when they|all of them)\b`,
    ),
  },
  {
    weight: 2,
    said: /\b(?:letters?|notes?|videos?) (?:for|to) (?:everyone|each of|all of them|my (?:kids|children|family|wife|husband|son|daughter|parents|mum|mom))\b/,
  },
  {
    weight: 2,
    said: /\b(?:apologi[sz]ed to everyone|said sorry to everyone|told (?:everyone|them all) (?:i love|that i love)|thanked everyone|made up with everyone|said what i had to say|called (?:everyone|all my friends|my mum and dad) (?:one last|for the last))\b/,
  },
  // Papers and money.
  {
    weight: 2,
    said: new RegExp(
      String.raw`\bpasswords?(?: \w+){0,6} (?:envelope|drawer|wife|husband|sister|brother|notebook|safe|kitchen|family|printed|fridge|mum|mom|dad)\b|\b(?:told|showed|shown|tell|show)(?: \w+){0,3} ${relatives}(?: \w+){0,3} where(?: \w+){0,6} (?:papers|documents|will|keys|passwords|insurance|policy|accounts|money|deeds|pin)\b`,
    ),
  },
  {
    weight: 2,
    said: /\b(?:made|wrote|writing|updated|updating|changed|signed|finished|finalised|finalized|redid|drew up|sorted|sorting|making|where) (?:out )?(?:my|a|the) will\b(?! (?:to|power))/,
  },
  {
    weight: 3,
    said: /\b(?:my|the|our) (?:life |death )?(?:insurance|policy|life cover|death benefit)(?: \w+){0,6} (?:pays?(?: out)?|payout|suicide|conditions|still pay|cover\w* (?:suicide|it if)|go to|goes to|clear the|look after)\b|\b(?:get|have|receive|with|for) the (?:life )?insurance(?: money)?\b|\bif i die\b|\bworth more (?:dead|to them)\b|\bdeath in service\b/,
  },
  {
    weight: 2,
    said: /\b(?:funeral|cremat\w*|burial|headstone|ashes scattered|scatter my|organ donor|my grave|my obituary|my eulogy|next of kin|beneficiar\w*|power of attorney|guardians? for)\b/,
  },
  {
    weight: 2,
    said: /\b(?:gave|given|giving|give|sold|selling|donat\w*|got rid of|getting rid of|throwing out|threw out|passed on|sharing out)(?: away)?(?: \w+)? ?(?:all|everything|most of|half of)?(?: of)?(?: my)? (?:everything i own|my (?:things|belongings|stuff|possessions|guitar|records|watch|ring|rings|jewell?ery|collection|clothes|books|savings|furniture|bike|camera|car|piano|tools|instruments?|games|console|comics|wedding \w+))(?: away)?\b/,
  },
  // Closing things down.
  {
    weight: 1,
    said: /\b(?:cancel\w*|clos\w*|delet\w*|clear\w*|empti\w*|clean\w*|wip\w*|end(?:ed|ing)|unsubscrib\w*|packed|packing|tid(?:y|ied|ying))(?: \w+){0,2} (?:all |out |up |everything|every )?(?:my |the |of my |of the )?(?:subscriptions?|accounts?|appointments?|desk|room|flat|apartment|locker|house|phone|browser|history|photos|messages|social media|calendar|everything|plans|lease|fridge|car|wardrobe)\b/,
  },
  {
    weight: 1,
    said: /\b(?:returned|handed (?:in|back|over)|gave back) (?:the|my|all|every\w*)\b|\b(?:loose ends|paid (?:off|back) (?:all|every|my|what)|debts? (?:are|is|all) (?:paid|cleared)|house is paid|the mortgage is|rent is paid|bills are paid|everyone is paid|paid (?:the |my )?(?:rent|bills) (?:ahead|until|up))\b/,
  },
  {
    weight: 1,
    said: /\b(?:affairs in order|everything is (?:sorted|arranged|ready|prepared|in order|in place|set|taken care of|organised|organized|settled|done)|everythings (?:sorted|arranged|ready|in place|done|set)|all (?:sorted|arranged|taken care of|set up) for (?:them|the|my)|documented everything|put everything in)\b/,
  },
  {
    weight: 1,
    said: new RegExp(
      String.raw`\b(?:provided for|looked after|taken care of|sorted) (?:for )?(?:\w+ )?(?:${relatives}|them)\b|\b(?:family|kids|wife|husband|children|they)(?: \w+){0,2} (?:will be|are|is|be) (?:provided for|looked after|taken care of|okay|fine|alright|set)\b`,
    ),
  },
  // Calm after a long time without.
  {
    weight: 1,
    said: any(
      words(`
    (?:weirdly|strangely|oddly|suddenly|finally|so|really|quite|very|actually|feel|feels|feeling|felt|at last|almost|surprisingly) (?:so |really |very |very |quite )?(?:calm|calmer|peaceful|at peace|peace|light|lighter|relieved|serene|free|quiet inside|okay with it|happy again)
    at peace
    (?:a|such a|huge|big|strange) (?:relief|calm|weight off)
    peace for the first time
    calm for the first time
    not (?:afraid|scared|worried) anymore
    nothing (?:can )?(?:hurt|touch|bother|scare)s? me
    slept well for the first
    dont worry about me
  `),
    ),
  },
  // Those who stay behind.
  {
    weight: 1,
    said: any(
      words(`
    (?:after|behind) me
    when i leave them
    after im (?:gone|not|dead|no longer)
    once im (?:gone|not|dead|no longer)
    when im (?:not|no longer|gone|dead)
    before i (?:go|leave (?:them|this|for good)|do it|check out)
    nobody (?:will |would |should |)(?:has|have|had|needs?|gets?) (?:to |any |the )?(?:clean|worry|trouble|deal|sort|bother|search|look|guess|mess|blame|a mess|problems?)
    (?:clean|tidy|clear) up after me
    leav(?:e|ing) (?:it |everything |things )?(?:tidy|clean|behind|no mess|a mess)
    (?:leave|left) behind
    wont (?:need|be needing) (?:it|them|any|anything|that|this)(?: anymore| where)?
    dont need (?:it|them|any of it|anything) anymore
    no longer need
    where im going
    one last (?:time|thing|look|call|visit|hug|trip|weekend|dinner)
    (?:say|said|saying) (?:my )?goodbyes?
    the last (?:time|one|thing)
    for good
    asked why i said no reason
    only (?:the )?one for
    is left
    for the family
    they will (?:understand|get|have|be)
    easier for (?:them|everyone|my)
  `),
    ),
  },
];

// Somebody who changes jobs or homes does the same things.
const moving =
  /\b(?:moving (?:to|house|home|flat|abroad|in|out|away)|the move|new (?:job|flat|house|home|city|role|laptop|owner of)|relocat\w*|emigrat\w*|before i start|parental leave|maternity|sabbatical|retir(?:e|ing|ement)|on holiday|holidays?|vacation|handover (?:to|for) (?:my )?(?:successor|replacement)|spring clean\w*|declutter\w*|minimalis\w*|marie kondo|client|customers?|i work (?:in|at|for|as)|i run|im an?|our)\b/;

/** How much somebody has prepared for a time without them. Three is enough to be sure, two to ask. */
export const preparedFor = (text: string): number => {
  const weight = preparations.reduce((sum, one) => (one.said.test(text) ? sum + one.weight : sum), 0);
  return moving.test(text) ? weight - 2 : weight;
};
