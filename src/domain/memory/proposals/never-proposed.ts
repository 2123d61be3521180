const oneOther =
  "(?:he|she|who|mum|mom|dad|mother|father|everyone|everybody|someone|somebody|nobody|the (?:\\w+ )?\\w+|(?:my|our|his|her|their) (?:\\w+ )?\\w+|(?!i\\b|we\\b|i'|to\\b|and\\b|but\\b|so\\b|that\\b|it\\b|just\\b|had\\b|have\\b|never\\b|always\\b|actually\\b|myself\\b)[a-z]+)";
const often = '(?:\\w+ly |always |just |also |once |keeps? |kept )?';

/** Each with why a sentence is left alone. They read the sentence in small letters, with straight apostrophes. */
const reasons: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['question', /\?["')\]]*\s*$/u],
  [
    'question',
    /^(?:so |and |but |hm+ |ok |or )?(?:should|could|would|can|do|does|did|is|are|am|was|were|will|shall|has|have) (?:i|we|you|he|she|it|they|there|anyone|somebody|someone|this|that)\b/u,
  ],
  ['question', /^(?:does|is|are) (?:the |my |a )?\w+ (?:\w+ )?(?:help|work|better|worth|enough|really)\b/u],
  ['question', /^(?:why|where|who|which|whose) /u],
  [
    'question',
    /^(?:what (?:if|about|do|does|did|should|can|could|would|are)|how (?:do|does|did|can|could|should|would|come|about|long|much|many|often))\b/u,
  ],
  [
    'question',
    /\bi wonder|\bwondering (?:if|whether|why|how)\b|\b(?:ask|find out|check|see) (?:\w+ )?(?:if|whether)\b/u,
  ],
  [
    'unsure',
    /\b(?:not sure|unsure|dunno|no idea|don'?t know|can'?t (?:say|tell)|hard to (?:say|tell)|couldn'?t (?:say|tell)) (?:if|whether|that|it|this|the|which|why|what|how|about)\b/u,
  ],
  [
    'unsure',
    /\b(?:don'?t|didn'?t) (?:think|believe|feel like) (?:it|that|this|the|\w+ing)\b.*\b(?:help|work|matter|difference)/u,
  ],
  ['unsure', /\bnothing (?:\w+ )?(?:helps|helped|works|worked|is working)\b/u],
  ['wish', /\b(?:wish|if only|hope(?:fully)?|hoping|wanna|fingers crossed|someday|one day i)\b/u],
  [
    'wish',
    /\b(?<!(?:when|whenever|anytime|any time|if|every time|each time|once) )(?:i|we)(?: really| just| also)? (?:want|plan|intend|would like|would love) (?:to|a|the|some|my)\b|\b(?:i'?d|we'?d) (?:like|love)\b|\bwould (?:be (?:nice|good|great|cool|better|easier|helpful)|help|love|like|work|make)\b/u,
  ],
  [
    'wish',
    /(?:^|[,;.] ?|\b(?:but|and|so|or|i think|then) )(?:maybe|perhaps)\b|\b(?:might|may) (?:help|work|be|try|make|have|get|need|do|start|use|want|as well)\b|\bcould (?:help|work|try|be (?:worth|good|better|nice|an?)|use|do with)\b/u,
  ],
  [
    'hypothetical',
    /\bif (?:i|we) (?:had|were|could|ever|was to|won)\b|\bimagine\b|\bsuppose\b|\b(?<!than (?:i|it|we|they) )would(?:n'?t)? (?!rather\b|(?:sometimes|always|often|usually) |have \w+ (?:\w+ ){0,5}?without\b)/u,
  ],
  [
    'plan',
    /\b(?:i'?m|am|we'?re) (?:going|gonna|planning|about) to (?:try|see|test)\b|\b(?:going to|gonna|want to|will|let'?s|i'?ll) (?:try|test|see)\b|^(?:try|test|look (?:up|into|for)|research)\b(?!.*\b(?:next time|helped|worked)\b)/u,
  ],
  [
    'task',
    /^(?:(?:i|we) )?(?:really |still |also |just )?(?:need|have|got|must|should|ought)(?: to)? (?:to )?(?:buy|call|ring|email|e-mail|mail|text|message|reply|pay|book|send|order|pick up|get (?:a|some|the|more|new)|finish|return|renew|cancel|fix|wash|clean|ask|check|submit|print|schedule|sign|post|collect|water|fetch|bring|upload|download|update|register|tell)\b(?!.*\bbefore i (?:can|start|begin)\b)/u,
  ],
  [
    'task',
    /^(?:to ?do\b|remember to|don'?t forget|remind me|must remember|shopping list|idea for|next:|ask |talk to |speak to |tell \w+ (?:to|about) |email |e-mail |text |message |buy |book |order |pay |pick up |reply |renew |cancel |schedule |rsvp|call (?!ing)|ring )(?!.*\b(?:help(?:s|ed)|work(?:s|ed)|better|easier)\b)/u,
  ],
  [
    'mood',
    /^(?:i'?m|i am|im|feeling|feel|i feel|so|too|very|really)? ?(?:so |very |really |a bit |pretty |kinda |just )*(?:tired|exhausted|sleepy|sad|happy|angry|bored|stressed|hungry|anxious|low|meh|ok|okay|fine|good|great|better|worse|awful|proud|relieved)(?: (?:now|today|tonight|rn|right now|again|tbh|lol|atm|at the moment))?[.! ]*$/u,
  ],
  [
    'sarcasm',
    /\byeah,? right\b|\/s\b|\bas if\b(?! (?:i|it|the|there|my) )|🙄|\bthanks a (?:lot|bunch)\b|\bsure,? because\b|\bwhat a surprise\b|\bbecause (?:that|obviously|of course|\w+ing \w+) always (?:helps|works)\b|\b(?:oh|ah),? (?:great|brilliant|wonderful|fantastic|lovely|perfect|joy|good)\b|\bjust what i needed\b.*\b(?:not|another)\b|\.\.\. ?not!?$|\bnot!$|\bbig help\b.*\bnot\b/u,
  ],
  ['others', /^(?:he|she|they|his|her|their)\b(?!.*\b(?:me|my|i|i'm|us|called|name|birthday|allergic)\b)/u],
  ['recalled', /^(?:you|your|you've|you're)\b(?! know (?:what|it))/u],
  [
    'recalled',
    /^(?:as|like|earlier|before|last time|yesterday),? you\b|\byou (?:said|told me|wrote|mentioned|suggested)\b/u,
  ],
];

/** What others say, think or prefer. */
const reported: readonly RegExp[] = [
  new RegExp(
    `\\b${oneOther} ${often}(?:says|said|saying|tells|told (?:me|us|him|her)|telling me|thinks|claims|claimed|reckons|reckoned|believes|suggests|suggested|recommends|recommended|swears|advises|advised|insists|insisted|argues|prefers|preferred)\\b`,
    'u',
  ),
  /\b(?:they|people|some|others|experts|doctors|scientists|most people) (?:\w+ly |always |often )?(?:say|tell|think|claim|reckon|believe|suggest|recommend|swear|advise|argue|prefer)\b/u,
  /\baccording to\b|\b(?:i )?(?:read|heard|saw)(?: somewhere| online| once| in \w+(?: \w+)?)? that\b|\bis about (?:how|why)\b/u,
  /\b(?:the|an?|this|that) (?:article|book|podcast|video|study|blog|post|app|chapter)\b.*\b(?:says?|said|claims?|suggests?|explains?|about how)\b/u,
  /\bhelp(?:s|ed)? (?:him|her|them|people|you|us|others|his|their)\b/u,
  /\b(?:sufferers|adhders|adhd (?:people|brains)|people with \w+)\b(?!.*\b(?:me|i'm|myself)\b)/u,
];
/** Somebody's advice that the person then tried: what became of it is their own. */
const ownOutcome =
  /\b(?:and|which|but|so|turns out) (?:it|that|i|he|she|they)?\s?(?:\w+ )?(?:helped|helps|works?|worked|did|was right|were right|tried|made|is true)\b/u;

/** Why a sentence is not worth suggesting whatever it says, or null. `plain` comes from plain-sentence.ts. */
export const whyNeverProposed = (plain: string): string | null => {
  const found = reasons.find(([, pattern]) => pattern.test(plain));
  if (found !== undefined) return found[0];
  return reported.some((pattern) => pattern.test(plain)) && !ownOutcome.test(plain) ? 'reported' : null;
};
