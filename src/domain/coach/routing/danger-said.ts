import { type Sign, sign } from './meaning/sign.ts';

const who = String.raw`(?:boss|manager|supervisor|colleague|coworker|worker|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|brother|sister|son|daughter|uncle|stepdad|stepfather|roommate|flatmate|housemate|neighbou?r|client|customer|patient|landlord|teacher|lead|leader|director|owner|he|hes|she|shes|they|theyve|theyre|someone|somebody|man|guy|woman|fiance|fiancee|parents?|family|chef|foreman|guard|driver|student|teammate|mentor|ceo|team|colleagues|coworkers|bosses|managers|clients|customers)`;

const made = (source: string): RegExp => new RegExp(source);
const aPerson = made(String.raw`\b${who}\b`);
/** Somebody who is not merely a colleague doing their work. */
const stranger =
  /\b(?:he|hes|hed|she|shes|ex|husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|stepdad|stepfather|uncle|brother|guy|man|men|bloke|someone|somebody|stalker|customer|client|patient|flatmate|roommate|landlord|neighbou?r|boss|manager|supervisor|chef|colleague|coworker|they|driver|tenant|cousin|son|in laws?)\b/;

/** Violence, threats, stalking, force and fear of somebody; at work or at home. */
export const dangerSaid: readonly RegExp[] = [
  /\b(?:keeps?|took|has|holds?|kept|locked away) (?:our|my|their|all our) passports?\b/,
  /\bbeats (?:us|anyone|whoever|people who|the others)\b/,
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
  /\b(?:sends?|sent|sending|get|getting|got|receiv\w+|makes?|made)(?: me)?(?: \w+)? (?:death )?threats\b/,
  /\bviolence (?:at home|at work|in my|from my|by my)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|family|father|mother|he|she) (?:wont|doesnt|does not|will not|never) lets? me (?:go to work|work|leave|go out|go anywhere|have|see|use|talk)\b/,
];

/** Hurt, held, watched or forced: told by what was done and where, whoever did it. */
export const dangerMeant: readonly Sign[] = [
  sign(
    /\b(?:scratch\w*|bites?|bit|claws?|pulls?|burns?|cuts?|kicks?|hits?|slaps?|beats?|drives?|drove|runs?|spits?|swings?|comes?) (?:at |on |in )?(?:me|us|my (?:face|arms?|hair|hands?|skin|legs?|head)|the (?:kids|children|baby|dog))\b(?! (?:up|back|in the eye|with (?:questions|work|tasks)|to|as|that|out|for|like|when i (?:stand|see|get up|look)))/,
    /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|dad|father|mother|mum|mom|brother|sister|uncle|ex|stepdad|son|boss|flatmate)\b/,
    /\b(?:when|if|and|jealous|angry|drunk|late|again|because|with the|every)\b/,
  ),
  sign(
    /\b(?:corner\w*|follow\w*|block\w*|trap\w*|wait\w* for|stare?s? at|star(?:es|ing) at|touch\w*|brush\w*) me\b/,
    /\b(?:cold room|storage|stockroom|corridor|stairwell|parking|car park|lift|elevator|toilet|freezer|cellar|back room|changing room|alone|every (?:shift|day|night)|keeps?|home)\b/,
    /\b(?:a man|man|guy|boss|manager|he|coworker|colleague|customer|client|supervisor|chef|someone|driver|patient)\b/,
  ),
  sign(
    /\b(?:has|have|holds|keeps|took|got) my passport\b/,
    /\b(?:owe|debt|sleep|cant|work|pay|restaurant|hotel|farm|boss|he|they|says)\b/,
  ),
  sign(
    /\b(?:makes?|made|forces?|forced) me (?:to )?(?:hand over|give (?:him|her|them)|transfer|pay (?:him|her|them)|sign over)\b/,
    /\b(?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mum|mom|brother|uncle|he|she|agent|recruiter|boss)\b/,
  ),
  sign(
    /\b(?:hotel room|his room|his place|his house|dinner alone|a massage|sit on his lap|wear something|spend the night|go on a date)\b/,
    /\b(?:boss|manager|client|director|he|supervisor|owner|ceo)\b/,
    /\b(?:if i want|or (?:i|he|else)|contract|promotion|job|keep|shifts|asked me|visa|raise|wants me)\b/,
  ),
  sign(
    /\b(?:pulled|pulls|drew|waved|pointed|held|swung)(?: \w+){0,4} (?:on|at|to|towards) me\b/,
    /\b(?:knife|gun|cutter|blade|scissors|bottle|hammer|bat|weapon|screwdriver|machete|axe|wrench)\b/,
  ),
  sign(
    /\b(?:send|bring|call|get|has) (?:his|her|their|some) (?:friends|brothers|cousins|guys|boys|people|men)\b/,
    /\b(?:if i|said|says|threat\w*|will|quit|leave|report|tell)\b/,
  ),
  sign(
    /\b(?:blocked|block) (?:him|her|them)\b/,
    /\b(?:shows? up|turns? up|still|everywhere|new (?:number|account)|office|home|messages|waits?|finds me)\b/,
  ),
  sign(
    /\b(?:film\w*|record\w*|photograph\w*|took (?:photos|pictures|videos?)|watch\w*|spied|spying|peep\w*) (?:of )?(?:me|us|my)\b/,
    /\b(?:changing room|toilet|shower|bathroom|undress\w*|naked|locker room|skirt|secretly|without (?:me|my)|asleep|plate|to my car|house)\b/,
    aPerson,
  ),
  sign(
    /\b(?:hand|hands|fingers|phone|foot)(?: \w+){0,2} (?:under|up|down|inside|in|between|on) my (?:skirt|dress|shirt|top|trousers|pants|bra|blouse|legs?|thighs?|underwear|knee|bum)\b/,
  ),
  sign(
    /\b(?:drunk|drinking|high|angry|raging|rage|furious|violent|off his head|smashing|shouting)\b/,
    /\b(?:cant go home|afraid|scared|hiding|hide|bat|hammer|knife|belt|kids|hits?|kick\w*|smash\w*|locked|threat\w*|hurt\w*|safe)\b/,
    /\b(?:he|hes|she|shes|husband|wife|partner|dad|father|boyfriend|girlfriend|stepdad|uncle|brother|mum|mom|son)\b/,
    /\b(?:cant go home|afraid|scared|hiding|bat|hammer|knife|belt|hits?|threat\w*|hurt\w*|safe|smash\w*)\b/,
  ),
  sign(
    /\b(?:throw|pour|burn down|burn|set fire|blow up|smash up|destroy|bomb|petrol)\b/,
    /\b(?:acid|my (?:shop|house|home|car|flat|face|office|restaurant|stall)|the (?:shop|house|place|office))\b/,
    /\b(?:said|says|threat\w*|hell|will|if i|ll|going to|wrote|would)\b/,
    stranger,
  ),
  sign(
    /\b(?:my |our )?(?:family|kids|children|mother|parents|sister|brother|wife)(?: \w+){0,3} (?:will|would|are going to|gets?) (?:pay|suffer|be hurt|get hurt|be killed|regret|be next)\b/,
    /\b(?:if i|said|says|threat\w*|police|they|tell|talk)\b/,
  ),
  sign(
    /\b(?:make sure|you will|youll|i will|ill|hell make sure)(?: \w+){0,3} regret\b|\bwatch (?:my|your) back\b|\byoull be sorry\b|\bknows? where i live\b|\bi know where you live\b|\bmake my life hell\b/,
    stranger,
  ),
  sign(
    /\b(?:hides?|hid|takes?|took|locks?|cut up|cuts up|burns?|destroys?|breaks?|broke|smash\w*) my (?:shoes|clothes|keys|laptop|uniform|glasses|car keys|things|phone|contraception|pills|books|work clothes)\b/,
    /\b(?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mum|mom|brother|uncle|in laws?|he|she|family|ex)\b/,
  ),
  sign(
    /\b(?:comes?|came|walks?|enters?|lets himself|let himself|breaks?|broke|gets?|got|climb\w*) (?:in|into|in to)(?: \w+){0,2} (?:flat|house|apartment|home|room|bedroom|window)\b/,
    /\b(?:landlord|ex|stepdad|uncle|neighbou?r|flatmate|roommate|man|someone|boss|stranger|he)\b/,
    /\b(?:asleep|sleep\w*|night|shower|without|alone|when im|while im|not home|scared|touch\w*)\b/,
  ),
  sign(
    /\b(?:grab\w*|touch\w*|push\w*|shov\w*|pull\w*|hug\w*|kiss\w*|corner\w*|press\w*|held|pin\w*) (?:me|my \w+)(?: \w+){0,2} (?:from behind|against (?:the|a|my)|in the (?:storage|stockroom|storeroom|lift|elevator|kitchen|corridor|cellar|office|toilet|car|back|freezer|changing)|into (?:the|a)|by the|without asking|again)\b(?! (?:meeting|call|chat|project|team|role|corner of))/,
    aPerson,
  ),
  sign(
    /\b(?:broke|broken|fractured|black eye|bruise[sd]?|bruises|split lip|burned|cracked)\b/,
    /\b(?:my (?:wrist|arm|rib|ribs|nose|finger|jaw|eye|lip|face|neck|tooth)|black eye|bruis\w*|split lip|on my)\b/,
    /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|dad|father|ex|brother|boss|stepdad|they)\b/,
    /\b(?:last time|again|when|because|if i|he|she)\b/,
    /\b(?:he|she|they) (?:broke|gave|hit|did|fractured|burned|cracked|threw|pushed|made)\b/,
  ),
  sign(
    /\b(?:his|her|their|a|an?|the) (?:hands?|arms?|fingers|belt|pillow|bag|knife|blade|gun|scarf|cord|forearm)(?: \w+){0,3} (?:round|around|over|to|on|against|at|across|in) my (?:own )?(?:neck|throat|face|mouth|head|ribs|chest|back|nose)\b/,
  ),
  sign(
    /\b(?:strangl\w*|chok(?:ed|es|ing) me|suffocat\w* me|smother\w* me|throttl\w*|squeez\w* my (?:neck|throat)|by the (?:throat|neck|hair)|pinned me|slammed me|dragged me|shoved me|cornered me|spat (?:at|on) me)\b/,
    aPerson,
  ),
  sign(
    /\b(?:break|broke|smash|snap|cut|burn|burned|twist\w*|crush\w*) (?:my|every|all my|both my) (?:legs?|arms?|fingers?|bones?|neck|wrist|jaw|nose|kneecaps?|ribs?|face|teeth|hand|hands|knees)\b/,
    aPerson,
    /\b(?:if|said|says|threat\w*|told|would|will|hed|shed|hell|shell|d|ll|he|she|they|dad|husband|manager|boss|ex)\b/,
  ),
  sign(
    /\b(?:waits?|waiting|waited|wait|stands?|standing|sits?|parked|parks|outside|hangs? around|shows? up|showed up|turns? up|turned up|appears?|lurk\w*)(?: \w+){0,4} (?:for me|my (?:car|house|home|flat|office|work|door|building|bus stop|street|gym|shift)|the (?:office|car park|shop|building|door|entrance|gate))\b/,
    stranger,
    /\b(?:every|again|night|wont|scared|report|kill|break|messages|keeps?|after work|follow\w*|ex|shift|office|threat\w*)\b/,
  ),
  sign(
    /\b(?:will|would|going to|gonna|hed|shed|hell|theyll|theyd|ill|threat\w*)(?: \w+){0,3} (?:kill|hurt|shoot|stab|burn|beat|rape|destroy|find|get) (?:me|us|my (?:kids?|family|mum|mom|dog|children))\b/,
    /\b(?:messages?|texts?|ex|husband|boyfriend|if i (?:dont|leave|tell|report|go|come)|outside|said|says|sends?|told|wrote|threat\w*|gun|knife|serious)\b/,
    stranger,
  ),
  sign(
    /\b(?:tracker|tracks my|tracking my|airtag|gps|spyware|hidden camera|cameras? in (?:my|the) (?:room|bathroom|house|flat)|reads? my (?:phone|messages|texts|mail)|watches my|checks? my phone|went through my phone)\b/,
    stranger,
  ),
  sign(
    /\b(?:comes?|came|gets?|climbs?|climbed|sneaks?|walks?) (?:in|into|to|in to) my (?:room|bed|bedroom|shower|tent)\b/,
    stranger,
  ),
  sign(
    /\b(?:made|makes|forced|forces|forcing|pressur\w*|coerc\w*|blackmail\w*|wants|wanted|told|tells|expects?|asks|asked) me (?:to |into |for )?(?:have |having |give |giving |send |do |watch |perform )?(?:\w+ )?(?:sex|sexual\w*|nudes?|naked|oral|touch him|touch her|sleep with|undress|take my clothes off|kiss)\b/,
  ),
  sign(
    /\b(?:post|share|send|leak|show|publish|upload\w*|shared|posted|leaked)(?: \w+){0,3} (?:naked|nude|nudes|intimate|private|sex|topless)(?: \w+)? ?(?:pictures?|photos?|videos?|pics?|tape|images)?\b/,
    /\b(?:if|said|says|threat\w*|will|of me|my|he|she|ex)\b/,
  ),
  sign(
    /\b(?:rubs?|rubbed|rubbing|press\w*|grinds?|grinding|brush\w*|leans?|pushes) (?:himself |herself |up )?(?:against|on|into|up against) (?:me|my (?:body|back|bum|leg|chest))\b/,
  ),
  sign(
    /\b(?:touch\w*|strok\w*|grabs?|grabbed|squeez\w*|slap\w*|pat\w*|pinch\w*|grop\w*|fondl\w*|feels?|hand on|hands on) (?:up )?my (?:bum|butt|ass|breasts?|chest|thighs?|leg|waist|hips?|private\w*|bra|knee|lower back|hair|face)\b/,
    aPerson,
  ),
  sign(
    /\b(?:lock(?:s|ed|ing)?|shut|trap\w*|held|holding|holds|kept|keep\w*|keeps)\b/,
    /\b(?:the door|me (?:in|inside|at|here|there|captive|prisoner|locked)|in the (?:house|room|flat|office|basement|cellar|storeroom|freezer)|wouldnt let me (?:out|go|leave)|wont let me (?:out|go|leave)|cant (?:leave|get out|go out)|against my will|at the house)\b/,
    /\b(?:me|im|i)\b/,
    aPerson,
    /\b(?:wouldnt|wont|cant|against|until|lock\w*|held|captive|prisoner|took my|passport|not allowed)\b/,
  ),
  sign(
    /\b(?:takes?|took|keeps?|kept|holds?|hid|hides|has|confiscat\w*) (?:all )?my (?:wages|salary|pay|money|passport|papers|documents|id|phone|bank card|visa|keys|laptop|bank account|earnings)\b/,
    /\b(?:husband|wife|partner|boyfriend|girlfriend|uncle|aunt|brother|dad|father|mother|mum|mom|employer|boss|agency|recruiter|owner|landlord|family|he|she|they|in laws?)\b/,
    /\b(?:cant|wont|not allowed|leave|go|without (?:him|her|them)|anywhere|every|always|scared|afraid|house|again|so i|all)\b/,
  ),
  sign(
    /\b(?:marry|marriage|married off|wedding|engaged)\b/,
    /\b(?:forc\w*|dont want|against my|send me|make me|arranged|no choice|have to|without asking)\b/,
    /\b(?:brother|father|dad|uncle|parents|family|mother|mum|mom|they|cousin)\b/,
  ),
  sign(
    /\b(?:thr[eo]w\w*|chuck\w*|hurl\w*|lobb\w*|flung|swung|swings?|smash\w*|kick\w*|punch\w*)(?: \w+){0,3} (?:at (?:me|my (?:head|face)|us)|over my head|my (?:door|face|head|stomach|ribs|back|belly))\b/,
    aPerson,
  ),
  sign(
    /\b(?:hits?|hitting|beats?|beating|slaps?|kicks?|punches|hurts?|whips?|belts?) (?:me|us|my (?:kids?|mum|mom|brother|sister|children|son|daughter))(?: \w+)? ?(?:when|if|because|every|again|with (?:an?|his|her|the)|until|at home|last|for)\b(?! (?:new|more|another))/,
    aPerson,
  ),
  sign(
    /\b(?:gun|knife|machete|weapon|bomb|acid|petrol|shoot everyone|shoot up)\b/,
    /\b(?:bring|brings|brought|bringing|has|carries|pulled|pulls|held|holds|showed|shows|point\w*|waved?|threat\w*|keeps|put|comes? with)\b/,
    stranger,
    /\b(?:me|my|us|office|work|monday|school|shop|throat|said|home|desk|joke|scared)\b/,
  ),
  sign(
    /\b(?:scared|afraid|terrified|frightened|fear|worried|panic\w*)\b/,
    /\b(?:of|that|what|scared|afraid|worried|terrified) (?:he|she|him|her|my (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|brother|uncle|son|boss|landlord|flatmate)|hell|shell|they)\b/,
    /\b(?:do something|hurt|kill|hit|do to|come|find|do when|snap|angry|violent|children|kids|take the|home|explode|will do|might do|does when|drinks|drunk)\b/,
  ),
  sign(
    /\b(?:not|isnt|dont feel|never|dont think im|no longer|im) (?:feel )?(?:safe|unsafe)(?: here| at home| with| in my (?:own )?(?:home|house|flat)| tonight because)\b(?! myself)/,
    /\b(?:he|she|him|her|husband|wife|partner|boyfriend|dad|father|phone|hide|quick|reads|drunk|they|home|uncle|brother|ex|flatmate|landlord)\b/,
  ),
  sign(
    /\b(?:have to be quick|cant talk long|he (?:reads|checks|sees|monitors)|delete this|hes coming|hes in the next room|hes asleep|before he (?:wakes|comes|gets|finds)|when he gets home|if he (?:sees|finds|knew|catches))\b/,
    /\b(?:phone|safe|help|hit\w*|scared|leave|hurt\w*|get out|kill\w*|im|me|drunk|angry)\b/,
  ),
  sign(
    /\b(?:rape|raped|raping|molest\w*|assaulted me|sexually|abused me|abuses me|trafficked|treated like a slave|slavery|upskirt\w*|flashed me|masturbat\w*|wanks?|exposed himself)\b/,
    /\b(?:i|me|my|im|he|she|was|they)\b/,
  ),
];
