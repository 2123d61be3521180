import { forever, self, wish } from './common-words.ts';
import { any, near, type Sign, sign, followedBy, words } from './sign.ts';

/** "It", where everybody knows what it is. */
const doIt = words(`
  (?:do|did|doing|done) (?:it|that|the thing)(?: (?:tonight|this time|soon|now|already|myself|properly|today|tomorrow|again|anyway|for real))?$
  (?:do|did|doing) it (?:this time|tonight|soon|now|already|today|tomorrow|and|before|after|when|but|if|for real|properly)
  go(?:ing)? through with (?:it|that)
  end(?:ing)? up doing it
`);
const daring = words(`
  too (?:scared|afraid|weak|cowardly|chicken)
  nobody (?:to|can|could|will|would|left to) stop me
  (?:voice|voices|head|brain|mind|something|everything)(?: \\w+){0,3} (?:says?|saying|tells? me|telling me|screams?|shouts?|whispers?|goes)
  (?:scared|afraid|terrified|worried) (?:that |of )?(?:ill|i will|i might|ill actually|myself)
  courage
  brave enough
  the guts
  coward*
  chickened out
  (?:almost|nearly)
  rehears*
  the (?:time|date|day|place) (?:and|the) (?:the )?(?:place|time|method|date)
  always the same end
  stop me
  talk me out
  last chance
`);
const jokingly = words(`
  (?:half|partly|mostly|only partly|barely|not|not even|only half|not entirely|not fully|semi|kinda|sort of) (?:kidding|joking|a joke)
  asking for a friend
  lol jk unless
  jk unless
  haha unless
`);
const harmToMe = words(`
  (?:on|onto|over|into|at) me
  kill me
  hit me
  end me
  take me out
  crush me
  swallow me
  be hit
  be crushed
  be struck
  be run over
  explode
  collapse
`);
const saved = words(`
  resuscitat*
  revived?
  brought me back
  saved me
  pumped my stomach
  found me in time
  found me too (?:early|soon)
  talked (?:me )?down
  pulled me (?:back|down|off|out)
  cut me down
  walked (?:out|away) (?:without|fine|unhurt|alive)
  i walked out
`);

/** Said so that one may still take it back. */
export const euphemisms: readonly Sign[] = [
  sign(
    /\b(?:fired|resign\w*|quit|quitting|unsubscrib\w*|log(?:ging)? out|sign(?:ing)? off|graduate|retire|notice|exit|escape|released|excused|opt out) (?:from|of|to|on) (?:life|living|being alive|existence|existing|the human|this world|being)\b/,
  ),
  sign(
    /\b(?:poison|hanging|drowning|pills|noose|overdose|jumping|knife|gun|rope)\b/,
    /\bon my mind\b|\bin my head\b|\bthink(?:ing)? about\b|\bfantas\w*|\bthoughts\b/,
    self,
  ),
  sign(
    /\b(?:close|shut) (?:my|the) eyes\b/,
    /\b(?:for always|forever|for good|never open|last time|and (?:not|never)|not wake)\b/,
  ),
  sign(
    /\b(?:people|someone|those|a person|men|women|somebody) like me\b/,
    /\b(?:dont get old|dont make it|shouldnt (?:exist|live|be)|dont deserve|dont belong|end (?:up )?(?:dead|like|it)|die young|have no (?:place|future)|better off)\b/,
  ),
  sign(
    /\b(?:which|what|when|where)\b/,
    /\btrains?\b/,
    /\b(?:dont stop|doesnt stop|pass|full speed|fastest|without stopping|express)\b/,
    /\bgoogl\w*|\blook(?:ed|ing) up|\bknow\b|\bcheck\w*|\bstand/,
  ),
  sign(
    /\bapologi[sz]e to my (?:kids|children|family|parents|wife|husband|mum|mom|son|daughter|future)\b/,
    /\b(?:in advance|before i|for what i|for leaving|beforehand|for being)\b/,
  ),
  sign(
    /\b(?:dont|not|never|cant) (?:want|need|face|see|survive|do|live)(?: \w+)? (?:another|one more|a next|the next) (?:spring|summer|winter|autumn|christmas|birthday|year|morning|night|dawn|day on)\b/,
    self,
  ),
  sign(
    /\b(?:every|each) (?:night|day|morning|evening)\b/,
    /\b(?:the (?:message|letter|note|text))\b/,
    /\b(?:tonight|delete|might send|send it|rewrite|ready)\b/,
  ),
  sign(
    /\b(?:lose|lost|losing) (?:me|myself)\b/,
    /\b(?:decided|then|everything|already|end|over)\b/,
    /\b(?:already decided|lose (?:the|this|my|everything))\b/,
  ),
  sign(
    /\b(?:starve|starving|not eating|dont eat|throw up|purge|purging)\b/,
    /\b(?:control|deserve\w*|punish\w*|feel (?:something|i)|clean|empty|fade|disappear\w*)\b/,
    self,
  ),
  sign(
    /\b(?:found|find|finds|finding|read|saw|discovered|hid|hide) (?:my|the) (?:note|letter|letters|search history|pills|rope|blades|razor|cuts|scars|plan)\b/,
    /\b(?:said|lied|told|was for|pretend\w*|story|nobody|sister|partner|mum|mom|wife|husband|boyfriend|girlfriend)\b/,
  ),
  sign(
    /\bpermanent (?:out of office|ooo|leave of absence|away|offline|logout|log off|break|rest|absence|silence)\b|\bpermanently (?:out of office|ooo|offline|away|gone|unavailable)\b/,
  ),
  sign(
    /\b(?:dont|not|never|no) (?:plan|need|intend|expect|have plans|plans)(?: \w+){0,3} (?:on|for|past|after|beyond|to see) (?:the )?(?:\d+(?:st|nd|rd|th)|that|this month|friday|sunday|then|tomorrow|next)\b(?! (?:meeting|call|sprint|release))/,
    self,
  ),
  sign(
    /\b(?:say|said|says|saying|write|think)(?: \w+){0,3} (?:nice|good|kind) things\b/,
    /\b(?:service|funeral|burial|memorial|wake|grave|about me when|after im|when im gone)\b/,
  ),
  sign(
    /\b(?:tired|sick|exhausted|done|weary|bored) (?:of|with|from) (?:just |only |merely |always )?(?:surviving|enduring|holding on|hanging on|being strong|fighting|staying|trying to stay|coping|pretending im fine|existing)\b/,
  ),
  sign(
    /\b(?:wrote|written|write|writing|recorded|record|made|bought|wrapped)(?: \w+){0,5} (?:for|to) (?:my |her |his |their )?(?:daughters?|sons?|kids?|children|her|his|their)?(?: \w+){0,3} ?(?:18th|21st|eighteenth|wedding|graduation|future birthdays?|next birthdays?|when (?:she|he|they)(?:s|re)? (?:grow|grown|older|18|old|big))\b/,
  ),
  sign(
    /\b(?:station|platform|tracks|bridge|car park|roof|beach|lake|pier|cliffs?)\b/,
    /\bcant go (?:home|in|to work|back)\b|\bcant (?:face|move)\b|\bdont know where to go\b|\bnowhere to go\b/,
    /\b(?:im|i)\b/,
  ),
  sign(
    /\bhave (?:\w+ )?(?:[2-9]\d|1\d\d|hundred|fifty|sixty|thirty) (?:\w+ )?(?:pills|tablets|quetiapine|seroquel|xanax|valium|diazepam|paracetamol|zopiclone|lorazepam|amitriptyline|oxy\w*|sleeping)\b/,
  ),
  sign(
    /\b(?:come|be|cry|speak|show up|go)(?: \w+)? (?:to|at) my (?:burial|funeral|grave|wake|memorial|cremation)\b/,
  ),
  sign(
    /\b(?:ashamed|guilty|sorry|embarrass\w*|wrong|undeserving|tired|disgusted)(?: \w+){0,3} (?:to|for|that i|of) (?:still )?(?:breathe|breathing|be alive|being alive|exist|existing|live|living|be here|be born)\b/,
  ),
  sign(
    /\b(?:take|took|taking|took off|without|unbuckl\w*|not wearing|dont wear|no)(?: off)?(?: my| the| a)? (?:seat ?belt|helmet|harness)\b/,
    /\b(?:motorway|highway|again|on purpose|speed\w*|fast|hope|dont care|see what|see if|bridge)\b/,
  ),
  sign(
    /\b(?:the world|life|tomorrow|the future|happiness|living) (?:is|was|seems) (?:for|made for|meant for) (?:other|others|everyone else|somebody else|someone else)\b/,
  ),
  sign(
    /\b(?:run|ran|running) out of reasons\b|\blast reason\b|\bwas the last (?:one|thing|reason)(?: keeping| holding|$)/,
    self,
  ),
  sign(
    /\b(?:know|knowing) when (?:it|this|everything|all this)(?: all| will)? (?:stops?|ends?|is over|finish\w*)\b/,
    self,
  ),
  sign(/\bmake it look (?:natural|accidental|like)\b/),
  sign(/\bletting go(?: now|$)/, /\b(?:nobody|reached|goodbye|tired|tried|done|sorry|finally)\b/),
  sign(
    /\b(?:told me|said|says|tells me|mentioned|confess\w*|admitted)\b/,
    /\bways? (?:to (?:go|die|do it|end)|of dying)\b/,
    /\b(?:he|hes|she|shes|they|theyre|intern|friend|colleague|coworker|brother|sister|son|daughter)\b/,
  ),
  sign(
    /\bi did it (?:to )?myself\b|\bdid (?:it|this) to myself\b|\bon purpose\b/,
    /\b(?:bleed\w*|blood|cut|burn\w*|slam\w*|hammer|door|hand|arm|leg|fell|hit|broke|hurt\w*)\b/,
    self,
  ),
  sign(/\bdid ?nt (?:wake up|breathe|exist|live)\b/, /\bwhat if i\b/),
  sign(/\bwaste of (?:organs|skin|food|space|air|oxygen|breath|life|flesh|money to keep)\b/),
  sign(
    /\b(?:vodka|whisky|whiskey|gin|rum|bottle of wine|alcohol)\b/,
    /\b(?:morphine|pills|tablets|meds|xanax|valium|painkillers|sleeping|razor|bath|insulin|oxy\w*|bridge)\b/,
    /\b(?:i have|ive got|next to|tonight|all of)\b/,
    self,
  ),
  sign(
    /\b(?:dont think|not sure|doubt|dont know if|wont|not|never|dont plan|dont intend|better if i dont|dont want)(?: \w+){0,3} (?:going|go|come|coming|get|getting|make it|be)(?: \w+)? (?:back|home)\b/,
    /\b(?:lake|river|sea|woods|forest|bridge|roof|cliff|at all|to anything|anymore|ever|nobody|sorry|father|kids|family|better if|alone|car|walk)\b/,
    self,
  ),
  sign(
    /\b(?:deal|promise|agreement|pact) with (?:myself|god|death|the universe)\b/,
    /\b(?:until|till|if nothing|if it doesnt|by|birthday|then|may go|allowed to go)\b/,
  ),
  sign(
    /\b(?:my birthday|christmas|new year|the end of the (?:month|year)|summer)\b/,
    /\b(?:may go|allowed to (?:go|stop|end)|can go|let myself go|ill go|give it until|then i go)\b/,
  ),
  sign(
    /\b(?:im|i am|so|just|am|feel|sick|tired|bad at|no good at)(?: \w+){0,4} being (?:a person|human|alive|a human|me|conscious|awake|in my body)\b/,
    self,
  ),
  sign(
    /\b(?:no|isnt a|isnt any|not a|never a|without a|there isnt)(?: \w+)? (?:place|room|space|spot|use|need)(?: \w+){0,2} (?:in|on) (?:this|the) (?:world|earth|planet|life)\b/,
  ),
  sign(
    /\b(?:how|learn|teach|help|why|what|wish|trick)\b/,
    /\bwant(?:ing|ed|s)? (?:to (?:be alive|live|be here|wake up|stay alive|exist|have a (?:future|tomorrow))|tomorrow|a future|life)\b/,
    /\b(?:people|how|learn|keep|teach|again|serious|can i|do you)\b/,
  ),
  sign(
    /\b(?:five|one|ten|some|a|any|give me|need|two|three|\d+) (?:good |real |more )?reasons?(?: (?:to|not to|why))?(?: (?:stay|live|not|go on|be here|i should))?\b/,
    /\b(?:five year plan|stay|live|go on|not to|be here|alive|wake up)\b/,
    self,
    /\b(?:need|give|dont|find|no|cant|any)\b/,
  ),
  sign(
    /\b(?:bought|buy|buying|ordered|got|found|kept|hid)(?: \w+){0,2} (?:blades?|razors?|scalpels?|razor blades?|rope|gun|exacto|box cutter)\b/,
    self,
  ),
  sign(
    /\b(?:clean|sober|free) (?:from|of) (?:sh|self|cutting|it|hurting)\b|\bsh (?:again|relapse|urges?|scars?)\b|\bfeeling sui\b|\bsui (?:again|thoughts|ideation)\b/,
  ),
  sign(
    /\b(?:took|take|takes|taking|swallow\w*|had)(?: \w+)? (?:[2-9]\d|1\d\d|twenty|thirty|forty|fifty) (?:of (?:those|them|these|my|the)|pills|tablets|at once|capsules)\b/,
  ),
  sign(
    /\b(?:brain|head|mind|voice|thoughts?|something|it|part of me)(?: \w+){0,4} (?:jump|end it|end me|end myself|die|kill|do it|let go|step off|cut)\b(?! (?:on|in|into|to|from|between|around|ship|off the))/,
    /\b(?:you should|should|says?|tells?|telling|said|hear|must|keeps?|whisper\w*|exactly|wants)\b/,
    /\b(?:brain|head|mind|voice|voices|hear|part of me)\b/,
  ),
  sign(
    /\bno (?:more |longer )?(?:interest|wish|desire|reason|energy|joy|motivation)(?: \w+)? (?:for|in|to|of) (?:living|live|life|being alive|this life|go on living|be here)\b/,
  ),
  sign(
    /\bsorry to (?:whoever|the one who|the person who|anyone who|everyone who|my (?:team|family|kids|colleagues) (?:who|when))\b/,
    /\b(?:finds?|gets?|after me|cleans?|has to|reads?|inherits?|takes over)\b/,
  ),
  sign(
    /\b(?:always be |be )?watch(?:ing)? over (?:him|her|them|you|my (?:kids?|son|daughter|children|family))\b/,
    /\b(?:told|always|promise\w*|will|id|from (?:up|above|heaven))\b/,
  ),
  sign(
    /\bmy attempt\b|\banniversary of my\b|\bsince my attempt\b/,
    /\b(?:urge\w*|attempt|again|hard|anniversary|thoughts|struggl\w*|nobody|back)\b/,
  ),
  sign(
    /\b(?:we|both|together|us)\b/,
    /\b(?:want out|end it|go together|die together|leave together|leave this world|pact)\b/,
    /\b(?:together|this weekend|tonight|pact|life|world)\b/,
    self,
  ),
  sign(
    /\b(?:it is|its|thats|everything is) decided\b|\bdecided now\b/,
    /\b(?:feel|feels) (?:so |very |almost )?(?:light|calm|free|peace\w*|relieved|quiet)\b|\b(?:without|no) end date\b/,
  ),
  sign(
    /\bif (?:the|my|this) (?:plane|car|bus|train|lift|elevator|building|ship|boat|roof|ceiling)(?: \w+){0,2} (?:went down|goes down|crash\w*|fell|falls|collaps\w*|came down|comes down|exploded|blew up|sank)\b/,
    /\b(?:relie\w*|fine|ok|okay|happy|glad|mind|good|easier|care|sad|lucky|perfect)\b/,
  ),
  sign(
    /\b(?:train|tram|lorry|truck|bus|traffic|cars)\b/,
    /\b(?:doesnt slow down|dont slow|full speed|doesnt stop|passes (?:at|without)|know exactly (?:where|when)|know where|know which|know when|the fast one|express)\b/,
    self,
    /\b(?:know|slow|stand|think|exactly|speed|wait\w*)\b/,
  ),
  sign(
    /\b(?:scared|afraid|frightened|terrified|dont trust|nervous)\b/,
    /\b(?:knives|knife|pills|balcony|bridge|myself|roof|window|scissors|medicine cabinet|being alone with)\b/,
    /\b(?:what id do|what i (?:might|could|would|will|may) do|to me|to myself|of myself|trust myself (?:with|around|alone|near|at|on|not to)|might (?:use|do|jump|take)|around me|myself around)\b/,
  ),
  sign(
    /\b(?:balcony|window|roof|bridge|rope|pills|knife|blades?|tablets|medicine cabinet|gun|ledge)\b/,
    /\bkeep(?:s)? (?:looking|staring|going back|thinking|walking|coming back)(?: \w+)? ?(?:at|to|about|over|of)?\b|\bcant stop (?:looking|staring|thinking)\b|\bis open and\b/,
    self,
  ),
  sign(
    /\bnobody (?:will|would|is going to|ever)(?: \w+)? (?:read|see|find|hear|answer|miss|reply)(?: \w+){0,4}\b/,
    /\b(?:bye|goodbye|anyway|sorry|farewell)\b/,
    /\b(?:bye|goodbye|farewell)\b/,
  ),
  sign(
    /\bnothing in (?:the|my) (?:diary|calendar|schedule) after\b/,
    /\b(?:purpose|deliberate\w*|wont|need|no point|because)\b/,
  ),
  sign(
    /\b(?:want|like|love|wish)(?: \w+){0,2} to be (?:a |an )?(?:rock|stone|tree|dust|air|nothing|ash|ashes|blank|plant|ghost|memory|stardust)\b/,
    /\b(?:no (?:thoughts|breath|feelings|pain)|nothing|not in a cute|anymore|instead of|forever|stop)\b/,
  ),
  sign(/\b(?:if|when) (?:im|i am|youre) dead\b/, self),
  sign(
    /\b(?:shot|hanged|hung|killed|drowned|poisoned) (?:him|her|them)(?:self|selves)\b/,
    /\b(?:i get it|get it now|understand|understand (?:him|her|why)|like (?:him|her)|my age|same|next|too|i see why)\b/,
  ),
  sign(/\b(?:my|a) last (?:wish|will|request|words)\b/, self),
  sign(
    /\b(?:what|why|who)(?: do| am| should| would)? i (?:wait|waiting|live|living|go on|get up|stay|hang on) for\b|\bwhat do i (?:wait|live|get up|stay) for\b|\bwhat am i (?:waiting|living|staying|still here) for\b/,
  ),
  sign(
    /\b(?:sleep|lie down|bed|close my eyes)\b/,
    /\b(?:nobody wakes?|dont wake me|never be woken|not be woken|and never|not get up|no alarm ever|never open (?:them|my eyes)|for always)\b/,
    /\b(?:want|wish|hope|let me|just|that)\b/,
  ),
  sign(
    /\b(?:quiet|silent|silence|peaceful|dark|nothing)\b/,
    /\bforever (?:quiet|dark|silent|asleep)\b|\b(?:quiet|silent|dark|asleep|nothing) forever\b|\bquiet death\b/,
  ),
  sign(any(doIt), any(daring), self),
  sign(
    /\bdo it\b/,
    /\bnobody (?:to|can|could|will|would|left to) stop me\b|\bvoices?\b|\btoo (?:scared|afraid) to do it\b/,
  ),
  sign(
    /\b(?:dont|not|never|wont|shouldnt) (?:to )?(?:have to )?blame (?:themselves|herself|himself|yourselves|yourself|each other)\b|\b(?:not|wasnt|isnt|never) (?:their|your|her|his|anyones) fault\b/,
    /\b(?:parents|mum|mom|dad|kids|wife|husband|family|sister|brother|partner|they|everyone|write|tell|letter|friends)\b/,
    /\b(?:write|tell|letter|note|explain|know|sure|something|say|want|hope|so)\b/,
  ),
  sign(
    /\b(?:asked|asks|ask|told|tell)\b/,
    /\b(?:safe|thoughts|plan|alive|hurt myself|okay)\b/,
    /\b(?:lied|lying|lie|didnt tell|didnt say|couldnt say|said no|said yes|hid it)\b/,
    /\b(?:therapist|doctor|counsellor|counselor|psychiatrist|gp|crisis|safe)\b/,
  ),
  sign(
    /\bknow (?:exactly |precisely |just )?(?:what|how much|which|where|how many)(?: \w+){0,3} (?:to take|to use|to inject|to cut|it takes|would work|would do it|to jump)\b/,
    self,
  ),
  sign(/\b(?:there is|theres|is|be) no after\b|\bnothing after (?:that|this|friday|it)\b/),
  sign(
    any(saved),
    /\b(?:should|shouldnt|wish|hadnt|never|angry|sorry|regret|hate|nobody (?:at work )?knows|why|roof|bridge|ledge|disappointed|furious|hadnt been)\b/,
    self,
  ),
  sign(
    /\b(?:height|high|floors?|storeys?|drop|fall|speed|deep)\b/,
    /\b(?:instant\w*|quick death|certain|survive|be sure|fatal|enough to die|painless)\b/,
    /\b(?:need|how|what|which|whats)\b/,
  ),
  sign(
    /\b(?:weeks?|days?|months?|hours?) (?:left )?to live\b/,
    /\b(?:by choice|choose|decided|my|i|me|schedule|plan|own)\b/,
  ),
  sign(/\bstop (?:my|ones) own heart\b|\bmy (?:own )?heart (?:to )?(?:just )?stop\b|\bstop my heart\b/),
  sign(
    /\b(?:walk|walking|walked|swim|swimming|wade|wading|run|running|drive|driving|disappear\w*) (?:out )?(?:into|in) (?:the )?(?:sea|ocean|river|lake|waves|woods|forest|mountains|snow|desert)\b/,
    /\b(?:if|never|not|forever|and|until|keep|just|wont|im|straight|dont)\b/,
    self,
  ),
  sign(near('skip(?:ping)?', forever, 3), self),
  sign(
    /\b(?:stopped|stop|dont|not|no longer|never)(?: \w+){0,2} (?:look|looking|check\w*|wear\w*|brake|braking|wait\w*)(?: \w+){0,3} (?:cross\w*|the road|roads|seatbelt|seat belt|helmet|traffic|the lights)\b/,
    self,
  ),
  sign(
    /\bi (?:still |also |have |had )?cut(?= there| again| \d| last| after| when| because| so| at| and|$)(?! (?:and paste|corners|off|down|back|out))/,
    /\b(?:said it|again|times|arms?|legs?|after|night|week|cope|when|nobody)\b/,
  ),
  sign(/\bgun\b/, /\b(?:key|cabinet|pillow|bed|drawer|loaded|safe|dads|grandfathers|nightstand|car)\b/, self),
  sign(near(wish, harmToMe, 7), any(jokingly)),
  sign(
    near(
      `(?:${wish}|give anything|id give|would give)`,
      '(?:be|get|being|getting) (?:hit|run over|struck|crushed|knocked down|killed|shot)',
      3,
    ),
    self,
  ),
  sign(
    /\bmy (?:existence|life|being alive|being here)\b/,
    /\b(?:costs?|worth|takes|gives|waste\w*|burden\w*|harms?|hurts?|ruins?)\b/,
    /\b(?:more than|everyone|people|nothing|others|only|less)\b/,
  ),
  sign(
    followedBy(
      '(?:tak(?:e|ing)(?: up)?|wast(?:e|ing)|us(?:e|ing)(?: up)?|steal\\w*)',
      '(?:oxygen|air|space on this)',
      4,
    ),
    self,
  ),
  sign(
    /\b(?:search|searching|seek|looking for|look for|find|found|need|want)(?: \w+){0,2} (?:the|an|my|any) (?:exit|way out|end)\b/,
    /\b(?:life|everything|all this|heavy|pain|suffering|world|living)\b/,
    self,
  ),
  sign(
    /\b(?:the |this |my )?life (?:is|s|became|has become|feels|got)(?: \w+){0,2} (?:too )?(?:heavy|hard to carry|unliveable|unlivable|impossible|torture|a prison|a punishment|over|finished)\b/,
    /\b(?:exit|anymore|end|not manage|dont manage|cant|no more|carry|stop|for me)\b/,
  ),
  sign(
    /\b(?:why|what for)(?: \w+){0,2} (?:i am|im|am i|do i|i) (?:even |still )?(?:continu\w*|go(?:ing)? on|carry(?:ing)? on|keep going|here|alive|living|bother\w* to (?:live|wake|get up))\b/,
    /\b(?:ask|asking|no answer|dont know|every|each|wonder\w*|anymore|months|cant say)\b/,
  ),
  sign(
    /\b(?:im|i am|feel|so)(?: \w+)? tired\b/,
    /\bsleep (?:doesnt|does not|wont|cant|never) (?:fix|help|cure|touch|change)\b/,
  ),
  sign(
    /\b(?:tell|told|telling|write|writing|talk to) (?:someone|somebody|anyone|one person)(?: \w+)? before\b(?! (?:the|my|i (?:start|send|go on|apply|leave for)))/,
  ),
  sign(
    /\bwrists?\b/,
    /\b(?:barcode|lines|marks|cuts|bandage\w*|covered|cover|sleeves?|hide|hiding|summer|scars|plaster\w*|look like)\b/,
    self,
  ),
  // "And I don't mean the deadline."
  sign(
    /\b(?:dont|not|never) (?:really |just |even )?(?:mean\w*|talk\w* about|about|speak\w* of)(?: (?:just|only))? (?:the |this |my |at |in |from )?(?:deadline|job|work|office|project|report|contract|company|shift|meeting|building|team|…)/,
    /\b(?:leave|leaving|out|gone|end\w*|make it|last|over|quit|done|here|friday|tomorrow|disappear\w*|stop|go|escape|stay|resign\w*)\b/,
    self,
  ),
  sign(
    /\b(?:lost|losing) (?:everything|everyone|it all)\b|\bnothing left\b|\bwhats left\b/,
    /\b(?:stay for|live for|to stay|left to|go on|keep going|reason|be here)\b/,
    self,
  ),
  sign(
    /\b(?:take care of|look after|be good to|kiss|hug) (?:\w+ ){1,3}for me\b/,
    /\b(?:phone is off|not answering|wont answer|doesnt answer|gone|cant reach|no reply|texted|goodbye|when im|after)\b/,
  ),
  sign(
    /\b(?:my|the|our) (?:husband|wife|partner|kids|children|mum|mom|mother|family|parents|dad)\b/,
    /\b(?:find someone (?:better|new|else|nicer)|forget (?:me|about me)|would forget|will forget|get over (?:it|me)|remarry|survive (?:it|another|losing)|be (?:fine|ok|okay|sad for)|cope (?:without|better|fine)|move on)\b/,
    /\b(?:would|will|d|theyd|hed|shed|whether|might)\b/,
    /\b(?:me|i|im|id|my)\b/,
  ),
  sign(
    /\b(?:whether|if) (?:they|theyd|my (?:kids|family|wife|husband|children|partner)|she|he|the kids)(?: \w+)? (?:be |would be |will be |are |manage |cope |could live )?(?:okay|ok|fine|alright|manage|cope|better off|enough money)?\b/,
    /\b(?:one income|without my (?:salary|income|pay)|my pension|insurance|only one parent|without (?:a|their) (?:mother|father|mum|mom|dad)|on their own)\b/,
  ),
  sign(
    /\b(?:make sure|ensure|arrange|sort|who|how)\b/,
    /\b(?:pension|savings|money|house|flat|custody|insurance|inherit\w*)\b/,
    /\b(?:goes? to|gets?|looked after|for)\b/,
    /\b(?:daughter|son|kids|wife|husband|sister|mum|mom|family|partner|niece|children)\b/,
    /\b(?:if im not|when im not|once im|after im|im gone|not there|not here|soon|when i go|something happens)\b/,
  ),
  sign(
    /\bplanning (?:this|it|mine|my (?:death|end|exit|way out|goodbye))\b/,
    /\b(?:okay with it|fine with it|at peace|finally|since|for months|ready|calm|nobody)\b/,
    self,
  ),
  sign(
    /\b(?:drink\w*|drank|smok\w*|tak\w*|took)\b/,
    /\b(?:black out|blackout|pass out|until i|till i)\b/,
    /\b(?:hop\w+|wish\w*|not come|dont come|never|forget i|not wake|stop)\b/,
    self,
  ),
  sign(
    /\b(?:this person|i|me) (?:must|has to|have to|needs? to|should) (?:end|go away|stop existing|be gone|disappear|be stopped|be deleted)\b/,
  ),
  sign(/\b(?:wish|want|need|hope) that (?:it|everything|all) (?:stops?|ends?|is over|finish\w*)\b/),
  sign(
    /\b(?:scared|afraid|terrified|dread|cant (?:face|do|imagine|take)|not)(?: \w+){0,3} (?:another|more|next|the next|twenty|thirty|forty|fifty|\d\d)(?: \w+)? (?:years|decades)\b/,
    /\b(?:die|dying|death|life|live|living|like this|of this|being me)\b/,
  ),
  sign(
    /\bas quitting\b|\bhand in my notice\b|\bresign\b|\bdidnt apply for\b|\bunsubscribe\b|\bopt out\b/,
    /\b(?:living|life|existing|existence|dead|being alive|being human|the human)\b/,
    /\b(?:is a job|from (?:life|living|existence|being)|dead|didnt apply|to (?:life|living)|being alive)\b/,
  ),
];

export const perhapsMeant: readonly Sign[] = [
  sign(/\b(?:a|the|my) plan and (?:a|the) date\b|\b(?:a|the|my) date and (?:a|the) plan\b/),
  sign(
    /\b(?:cant|dont think i can|dont want to|wont|not sure i can|never)(?: \w+){0,2} (?:another|one more|any) (?:winter|summer|spring|christmas|year|night|day|morning)\b/,
    self,
  ),
  sign(/\bmy life is (?:finished|over|done|at (?:an|its) end)\b/),
  sign(
    any(doIt),
    /\b(?:scared|nobody|finally|this time|tonight|stop me|cant|too weak|keep|always|every)\b/,
    self,
  ),
  sign(
    any(jokingly),
    /\b(?:die\w*|dead|dying|kill\w*|me|end|bus|ceiling|roof|sea|bridge|window|gone|disappear\w*|explode|hospital)\b/,
    self,
  ),
  sign(
    /\b(?:jump|step off|let go|end it|hurt)\b/,
    /\b(?:mind|head|brain|voice|something|part of me)(?: \w+){0,2} (?:says?|tells?|whispers?|screams?|goes|wants?)\b/,
  ),
  sign(/\btaking up (?:an? )?(?:desk|space|air|room|oxygen|seat)\b/, self),
  sign(
    /\b(?:make it|be) (?:quick|over quickly|fast|painless)\b/,
    /\b(?:motorway|road|night|think|pray|please|god)\b/,
  ),
  sign(
    /\b(?:the|a|this) (?:death|end) of me\b/,
    /\b(?:good|fine|hope|wish|let it|maybe that)\b/,
    /\b(?:sometimes|think|mean)\b/,
  ),
  sign(
    /\brehears\w* (?:it|how|the end)\b/,
    /\b(?:head|the time|the place|everything|over and over|every night)\b/,
  ),
  sign(/\bcalms? me\b/, /\b(?:painkillers|pills|tablets|knife|blade|rope|gun|razor|box of|bottle)\b/),
  sign(
    /\b(?:five|four|three|six|\d) days\b/,
    /\b(?:ate nothing|not eat\w*|havent eaten|no food|without (?:food|eating))\b/,
    /\b(?:good|disappear\w*|slowly|deserve\w*|control|punish\w*|lighter)\b/,
  ),
  sign(
    /\bnobody (?:at work |here )?knows\b/,
    /\b(?:roof|bridge|hospital|pills|attempt\w*|ward|tried|cut\w*|nights?|thoughts|dark)\b/,
    self,
  ),
];
