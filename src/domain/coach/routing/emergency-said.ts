import { near, type Sign, sign, words } from './meaning/sign.ts';

/** Now, badly, suddenly: what a call for help cannot wait for. */
const body = words(`
  chest
  heart
  left arm
  jaw
  throat
  tongue
  lips
  face
`);
const wrong = words(`
  pain*
  hurt*
  crush*
  tight*
  pressure
  squeez*
  closing
  swell*
  swollen
  droop*
  numb
  stopp*
`);
const bad = words(`
  cant (?:breathe|speak|talk|see|move|feel|swallow|stand)
  not (?:breathing|able to breathe|waking|responding)
  left arm
  down my arm
  jaw
  sweat*
  dizzy
  faint*
  passed out
  collaps*
  vomit*
  blue
  suddenly
  right now
  spreading
  wont stop
  worse
  alone
  crush*
  drooping
  slurr*
  one side
`);
const took = words(`
  (?:took|taken|swallow*|ate|drank|had|injected|given)
`);
const tooMuch = words(`
  (?:a |the |my |his |her )?(?:whole|entire|full) (?:\\w+ )?(?:pack|packet|bottle|box|strip|blister)
  (?:pack|packet|bottle|box|strip|handful) of
  too (?:many|much)
  (?:double|triple|three times|four times|twice)
  all (?:of )?(?:his|her|their|my|the)
  by (?:mistake|accident)
  accidentally
  \\d{2} (?:pills|tablets|of)
  at once
  extra
  wrong (?:pills|tablets|medicine|meds|dose)
  some of my
`);
const medicine =
  '(?:pills?|tablets?|meds|medication|medicine|capsules?|paracetamol|ritalin|adderall|elvanse|vyvanse|concerta|xanax|valium|insulin|drugs?|bleach|detergent|cleaner|chemicals?|acid|antifreeze)';
const ill = words(`
  heart (?:is |s )?(?:racing|pounding|beating)
  seeing things
  shaking
  cant (?:wake|breathe|stay awake|stand|see|move|feel)
  (?:wont|doesnt|not|hard to) (?:wake|waking|respond|responding|breathe|breathing|answer)
  unconscious
  passed out
  vomit*
  throwing up
  dizzy
  confused
  very sleepy
  turning blue
  blue lips
  min(?:utes)? ago
  an hour ago
  just now
  what do i do
  feel (?:really |very |so )?(?:weird|strange|sick|bad|ill|hot)
  hallucinat*
  collaps*
  convuls*
  stomach (?:hurts|pain|burns)
  chest
`);
const someoneElse =
  '(?:my (?:\\w+ )?\\w+|a (?:colleague|coworker|customer|client|man|woman|kid|student|guest)|colleague|coworker|he|she|someone|somebody|customer|the patient|baby)';

/** A medical emergency that happens now. */
export const emergencySaid: readonly Sign[] = [
  sign(
    /\b(?:hear|hearing) voices (?:in my head|that tell|telling|saying)\b|\bvoices (?:in my head|telling me)\b/,
  ),
  sign(/\b(?:throwing up|vomit\w*|coughing|spitting|peeing|pooping) (?:up )?blood\b/),
  sign(
    /\b(?:drank|swallowed|ate|inhaled|breathed in|splashed|got)\b/,
    /\b(?:acid|lab|chemical\w*|fumes|gas|bleach|cleaner|solvent|something from|in my eyes?)\b/,
    /\b(?:blood|vomit\w*|throwing up|burn\w*|cant (?:see|breathe)|dizzy|eyes?|throat|faint\w*|coughing)\b/,
  ),
  sign(
    /\b(?:on the floor|shaking|foaming|foam|jerking|rigid|eyes rolled|twitching|blue|unconscious|collapsed|fitting)\b/,
    /\b(?:shaking|foaming|foam|jerking|eyes rolled|twitching|unconscious|not moving|wont respond|breathing|collapsed|seizure)\b/,
    /\b(?:coworker|colleague|customer|client|he|she|someone|guest|student|patient|my (?:\w+)|man|woman)\b/,
    /\b(?:floor|foam\w*|now|just|help|eyes|fitting|collapsed|unconscious)\b/,
  ),
  sign(
    /\b(?:squirt\w*|spurt\w*|gush\w*|pour\w*|pumping out|blood everywhere|wont stop bleeding|cut off my|chopped off|amputat\w*|through my (?:hand|finger|foot))\b/,
    /\b(?:cut|hand|finger|arm|leg|slicer|saw|knife|blood|machine|foot|head)\b/,
    /\b(?:i|my|he|his|her|coworker|colleague)\b/,
  ),
  sign(
    /\b(?:going (?:black|dark|blurry|grey)|about to (?:faint|pass out|black out)|cant stay awake|lips are blue|room is spinning|losing consciousness|half my body|one side of my body|left side|right side)\b/,
    /\b(?:pills|tablets|took|meds|chest|tingl\w*|numb|arm|heart|dose|drank|cant|weak|speech|stroke)\b/,
  ),
  sign(
    /\bempty (?:blister|pill|bottle|pack|packet|box)\w*(?: packs?| bottles?)?\b/,
    /\b(?:wont wake|not waking|cant wake|asleep|unconscious|breathing|floor|flatmate|she|he|my \w+)\b/,
  ),
  sign(
    /\b(?:having|have|had|is|think its|think this is|like|signs of) (?:an? )?(?:heart attack|stroke|seizure|cardiac arrest|anaphyla\w*|aneurysm)\b(?! (?:if|when) (?:my boss|i see|they|slack|the))/,
    /\b(?:im|i|hes|shes|he|she|my|colleague|now|think|is|someone|customer)\b/,
    /\b(?:now|think|im|help|right|is|desk|office|what|just|signs|colleague|someone|having)\b/,
  ),
  sign(near(body, wrong, 3), new RegExp(String.raw`\b${bad}\b`)),
  sign(
    near(took, `${tooMuch}(?: \\w+){0,4} ${medicine}|${medicine}(?: \\w+){0,4} ${tooMuch}`, 4),
    new RegExp(String.raw`\b${ill}\b`),
  ),
  sign(
    /\b(?:took|taken|swallowed|drank|ate|injected)\b/,
    /\b(?:by mistake|by accident|accidentally)\b/,
    new RegExp(String.raw`\b${medicine}\b`),
  ),
  sign(
    new RegExp(String.raw`\b${someoneElse}(?: \w+){0,4} (?:took|taken|swallowed|drank|ate|overdosed)\b`),
    /\b(?:all (?:of )?(?:his|her|their|my|the)|whole|pack|bottle|too many|handful|bleach|pills|tablets|meds|overdosed)\b/,
    /\b(?:pills|tablets|meds|medication|bleach|pack|bottle|paracetamol|overdosed|ago|wont|what do i do|now)\b/,
  ),
  sign(
    /\b(?:collapsed|unconscious|unresponsive|isnt breathing|not breathing|stopped breathing|wont wake up|cant wake (?:him|her|them)|no pulse|turned blue|turning blue|choking|having a (?:seizure|fit)|fitting on the floor|convulsing)\b/,
    new RegExp(String.raw`\b(?:${someoneElse}|now|right now|floor)\b`),
  ),
  sign(
    /\b(?:bleeding|blood)\b/,
    /\b(?:heavily|wont stop|doesnt stop|cant stop|everywhere|a lot|lots of|badly|pouring|gushing|so much|spurting|soaked)\b/,
    /\b(?:my|im|i|his|her|he|she|hand|arm|leg|head|finger|nose|cut)\b/,
  ),
  sign(
    /\b(?:allergic|anaphyla\w*|epi ?pen|bee sting|nut allergy)\b/,
    /\b(?:throat|tongue|swell\w*|swollen|breathe|breathing|hives|closing|face|lips|no epi|now)\b/,
  ),
  sign(
    /\b(?:face|mouth|eyelid) (?:is |s )?(?:\w+ )?droop\w*\b|\bslurr\w*\b|\b(?:one|left|right) side (?:of my (?:body|face) )?(?:is |went |feels |has gone )?(?:numb|weak|paralys\w*|paralyz\w*)\b|\bworst headache of my life\b|\bthunderclap\b/,
  ),
  sign(
    /\bcant breathe\b(?! (?:anymore )?(?:in|with|from|under|at) (?:this|the|my|all|work))/,
    /\b(?:chest|pain|right|properly|now|help|lips|asthma|inhaler|throat|panic\w*|arm|dizzy|suddenly)\b/,
  ),
  sign(/\basthma attack\b|\bno inhaler\b|\binhaler (?:is empty|isnt working|not working|doesnt work)\b/),
  sign(
    /\b(?:fainted|passed out|blacked out|collapsed)\b/,
    /\b(?:twice|again|chest|hit my head|blood|this morning|just now|pregnant|heart|three times|today)\b/,
  ),
  sign(
    /\b(?:spiked|drugged)\b/,
    /\b(?:drink|drinks|me|water|feel|weird|coffee)\b/,
    /\b(?:feel|weird|dizzy|now|cant|help|my|me)\b/,
  ),
  sign(/\b(?:heart rate|pulse|bpm)(?: \w+){0,4} (?:1[5-9]\d|2\d\d)\b|\b(?:1[5-9]\d|2\d\d) bpm\b/),
  sign(
    /\b(?:electrocuted|electric shock|severe burn|burned badly|broken bone|bone is sticking|head injury|hit my head)\b/,
    /\b(?:now|just|vomit\w*|dizzy|confused|bleeding|cant|numb|passed out|badly|chest|heart)\b/,
    /\b(?:i|my|he|she|colleague|im)\b/,
  ),
  sign(
    /\b(?:pregnan\w*|weeks pregnant)\b/,
    /\b(?:bleeding|blood|waters? broke|not moving|contractions|severe|fainted)\b/,
  ),
  sign(
    /\bcalled? an ambulance\b|\bneed an ambulance\b|\bneed a doctor now\b|\bmedical emergency\b/,
    /\b(?:should|need|now|help|do i|i)\b/,
  ),
];
