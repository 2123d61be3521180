const who = String.raw`(?:boss|manager|supervisor|colleague|coworker|worker|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|brother|sister|son|daughter|uncle|stepdad|stepfather|roommate|flatmate|housemate|neighbou?r|client|customer|patient|landlord|teacher|lead|leader|director|owner|he|hes|she|shes|they|theyve|theyre|someone|somebody|man|guy|woman|fiance|fiancee|parents?|family|chef|foreman|guard|driver|student|teammate|mentor|ceo|team|colleagues|coworkers|bosses|managers|clients|customers)`;

const made = (source: string): RegExp => new RegExp(source);

/** Violence, threats, stalking, force and fear of somebody; at work or at home. */
export const dangerSaid: readonly RegExp[] = [
  made(
    String.raw`\b${who}(?: \w+){0,4} (?:hits?|hitting|beats?|beating|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kicks?|kicked|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|shov(?:es|ed|ing)|pushe(?:s|d)|grab(?:s|bed)|grop(?:es|ed|ing)|touch(?:es|ed|ing)|threaten(?:s|ed|ing)?|attack(?:s|ed|ing)?|assault(?:s|ed|ing)?|rap(?:es|ed|ing)|molest(?:s|ed|ing)?|stalk(?:s|ed|ing)?|follows|follow(?:ed|ing)|kissed|kissing|tried to kiss|abus(?:es|ed|ing|e)|harass(?:es|ed|ing)?|bull(?:ies|ied|ying)|intimidat(?:es|ed|ing)|blackmail(?:s|ed|ing)?|hurts?|hurting|spits?|spat|humiliat(?:es|ed|ing)|terrif(?:ies|ied)|terrori[sz](?:es|ed|ing)|burn(?:s|ed|t)|bit|bites|tortur(?:es|ed|ing)|forc(?:es|ed|ing) himself on|yells at|yelled at|screams at|screamed at|screaming at|yelling at|shouts at|shouted at|shouting at) (?:on |at |up )?(?:me|us|my (?:kids?|children|son|daughter|mum|mom|arm|arms|neck|face|hair|wrist|thigh|leg|bum|breasts?|waist|shoulders?))\b(?! (?:to (?!(?:the|my) (?:floor|ground|wall|bed|office|house|home|car|station|work|flat|place)|death|pieces|work|home)|up (?:for|about|on|with)|with (?:an? (?!knife|gun|bottle|bat|stick|belt|hammer|weapon|chair)|more|new|the|extra|feedback|questions|that|another)|at (?:chess|the|my own|ping)|for (?:an?|the|quick|coffee|lunch)|out of (?:the|a)|on (?:linkedin|twitter|instagram|slack)|about the))`,
  ),
  /\b(?:i|im|was|am|got|get|getting|been|being|have been|keep being|were) (?:(?!feel|felt)\w+ )?(?:rap(?:ed)|assaulted|abused|beaten(?: up)?|attacked|molested|groped|harassed|stalked|threatened|bullied|blackmailed|trafficked|followed home|strangled|choked|slapped|punched|mobbed|spat at|physically hurt)\b/,
  /\b(?:domestic|physical|sexual|emotional|psychological) (?:violence|abuse|assault|harassment)\b/,
  /\bsexual(?:ly)? (?:harass|assault|abus)\w*\b/,
  /\babusive (?:relationship|partner|husband|wife|boyfriend|girlfriend|boss|manager|marriage|home|ex|parents?|colleague|coworker|family|workplace)\b/,
  /\b(?:violent|aggressive) (?:husband|wife|partner|boyfriend|girlfriend|ex|boss|colleague|coworker|customer|client|patient|father|dad)\b/,
  /\b(?:scared|afraid|terrified|frightened|fear) (?:of |to be (?:alone )?with |for my (?:safety|life) (?:around|with|because of) )(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|ex|him|dad|father|stepdad|brother|what he|what she|what my (?:husband|partner|ex|boyfriend)|going home|violent)\b/,
  /\b(?:scared|afraid|terrified|frightened) to go home\b/,
  /\bfear for my (?:life|safety)\b/,
  /\b(?:dont|not|never|no longer) (?:feel |be )?(?:\w+ )?safe (?:at home|at work|around (?:him|her|them|my)|with (?:him|her|my (?:husband|partner|boyfriend|boss|ex)))\b/,
  /\bunsafe (?:at home|at work|around (?:him|her|my))\b/,
  /\b(?:threaten\w*|said|says|swore|promised|told me)(?: \w+){0,4} (?:to|would|will|going to|ll|gonna) (?:kill|hurt|beat|hit|find|harm|shoot|stab|rape|ruin|destroy|burn) (?:me|my|us)\b/,
  /\b(?:he|husband|boyfriend|ex|partner|stepdad|dad)(?: (?:s|is|ll|will|might|could|may|going|to|wants|is going|tried)){1,4} (?:kill|hurt|hit|find) me\b(?! (?:if|when|for) (?:i|im|forgetting|being|not) )/,
  /\b(?:controls?|controlling|takes?|took|checks?|reads?|hides?|keeps?) (?:all )?my (?:money|phone|salary|passport|bank|messages|documents|every move|papers|wages)\b/,
  /\b(?:wont|doesnt|never) lets? me (?:leave the house|go out|see (?:my|anyone)|have (?:money|friends|my own)|out of the (?:house|room))\b/,
  /\block(?:s|ed) me (?:in|up|inside)\b/,
  /\bholds? me down\b/,
  /\bput (?:his|her) hands? on me\b/,
  /\btouch(?:es|ed|ing)? me (?:inappropriately|without|in a way|at work|when)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|he|she|father|dad|boss|manager|brother|stepdad|colleague|coworker|son)(?: (?:is|gets|got|was|becomes|became|turns|turned|can be|being|has been|s))+ (?:\w+ )?(?:violent|abusive|physical with me|aggressive with me|aggressive towards me)\b/,
  /\b(?:asked|asks|asking|begged|forced|forces|pressur\w+|wants) me (?:for|to have|into|to give him|to send) (?:sex|nudes|sexual\w*|naked|a kiss)\b/,
  /\bsexual favou?rs\b/,
  /\bexposed himself\b/,
  /\b(?:unwanted|inappropriate) (?:touch\w*|advances|sexual|physical|attention)\b/,
  /\bsends? me (?:nudes|naked|sexual|dick)\b/,
  /\bhate crime\b/,
  /\bhas a (?:gun|knife) and\b/,
  /\bthrows? (?:things|stuff|objects|plates|chairs?|a \w+) at me\b/,
  /\b(?:thr[eo]w|threw) (?:\w+ ){1,3}at me\b/,
  /\bworkplace (?:bullying|mobbing|violence)\b/,
  /\bmobbing\b/,
  /\bbullying (?:at|from|by|me)\b/,
  /\b(?:the|my) bully\b/,
];
