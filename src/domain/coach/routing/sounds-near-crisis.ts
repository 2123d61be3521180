const oneself = /\b(?:i|im|ive|id|ill|me|my|myself)\b/;

/** Death and not being, said with oneself, is always worth a question. */
const death =
  /\b(?:die|dies|dying|death|(?:be|being|better|rather|feel|feeling|was|were|already|im|me) dead|dead (?:people|person|already|or alive|than)|suicide|kill (?:me|myself|yourself)|killing (?:me|myself)|alive|exist|existing|existence|grave|funeral|buried|corpse|afterlife|razor|noose|overdose\w*|bleeding)\b/;

/** Words of life, time and place that say little alone. */
const life =
  /\b(?:life|live|lives|living|born|wake|woke|waking|survive\w*|future|world|earth|planet|breathe|breathing|be here|being here|still here|be around|being around|not around|gone|for good|forever|disappear\w*|vanish\w*|tomorrow|next year|the end|end it|end this|ending|pills|tablets|cliff|bridge|scars?|cuts|wrists?|jump)\b/;

const kinds: readonly RegExp[] = [
  // Not.
  /\b(?:not|dont|cant|no|never|nothing|without|wont|isnt|doesnt|nobody|hadnt|didnt|wasnt|werent|wouldnt|no longer|hardly|barely)\b/,
  // Wishing and meaning to.
  /\b(?:wish\w*|hope|hoping|hoped|rather|ready|thinking|thought|thoughts|consider\w*|envy|okay if|ok if|fine if|relief|relieved|easier|better off|brave|courage|tonight|decided|tempted|urge|wonder\w*|imagin\w*|pray\w*|mind if|deserve\w*|want(?=.*\b(?:not|dont|no|never|nothing|nobody)\b)|(?<=\b(?:not|dont|no|never|nothing|nobody)\b.*)want)\b/,
  // What it feels like.
  /\b(?:worthless|burden|mistake|waste|failure|hate|pain|painful|hurts?|hurting|hopeless|empty|alone|crying|cry|sorry|pointless|meaningless|matter|matters|mean|means|unbearable|anymore|too much|exhausted|numb|ashamed|trapped|useless|done|over|enough|need me|needs me|miss me|love me|goodbye|farewell)\b/,
];

// What ordinary goals say in the same breath: mornings, work and the week.
const everyday =
  /\b(?:work|job|career|company|team|meetings?|inbox|emails?|deadline|deadlines|project|office|boss|manager|alarm|morning|early|time|week|holiday|client|clients|colleagues?|list|calendar|report|interview|friday|monday|day)\b/;

/** Whether a sentence comes close enough to a crisis to ask. Wide on purpose: asking costs little. */
export const soundsNearCrisis = (piece: string): boolean => {
  if (!oneself.test(piece)) return false;
  if (death.test(piece)) return true;
  if (!life.test(piece)) return false;
  const heard = kinds.filter((kind) => kind.test(piece)).length;
  return heard >= (everyday.test(piece) ? 3 : 2);
};
