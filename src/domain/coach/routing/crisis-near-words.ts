// Words that may stand between "I" and "die" without changing who dies.
const between = String.raw`(?:should|would|could|will|might|may|just|want|wants|wanted|to|need|hope|wish|can|cant|only|really|simply|then|ll|d|be|rather|sometimes|often|better|and|am|was|were|going|about|feel|like|please|must|deserve|if|when|how|not|never|ever|also|finally|already|keep|all|that|let|it|either|soon|tonight|today|as|well|actually|honestly|literally|think|thinking|decided|know|im|i|ill|so|bad|badly|even|got|have|had|supposed|meant|give|up|go|lie|down|curl|in|bed|a|hole|somewhere|off|away|quietly|alone|here|and)`;
const not = String.raw`(?:cant|dont|didnt|no longer|not|never|cannot|couldnt|too (?:tired|hard|painful|much|exhausting|heavy|difficult|exhausted)|hard|hurts?|painful|exhausting|hate|tired|sick|pointless|barely|stopped|refuse|impossible|unable|struggl\w+|why|wrong|forced?)`;

const made = (source: string): RegExp => new RegExp(source);

/** A wide net: the person and death, or the person and not living, close to each other in any order of words. */
export const crisisNearWords: readonly RegExp[] = [
  made(String.raw`\b(?:i|me|im)(?: ${between}){0,7} (?:die|dying)\b(?! (?:inside|a little|for))`),
  made(
    String.raw`\b(?:i|me|im|ill|id)(?: ${between}){0,6} (?:be|being|am|was|were|feel|feeling|better|better off|i d) dead\b(?! (?:inside|on|if|to my boss))`,
  ),
  /\bbetter off (?:not (?:existing|being|alive|here)|gone)\b|\b(?:going|about) to jump$|\b(?:going to|might|to|will|or) od$|\bod (?:on|tonight|today|again|right)\b|\b(?:except|but|besides|through) (?:death|dying|suicide)\b/,
  /\b(?:want|wish|hope|need|like|wanted|hoping|wishing)(?: \w+)? my (?:whole )?life(?: \w+)? (?:to|would|was|were|could|be)(?: \w+){0,2} (?:end|over|stop|done|finished)\b|\b(?:want|wish|hope|wanted)(?: \w+)? (?:it|this|everything)(?: \w+){0,2} all (?:just |to )?(?:end|over|stop)\b(?! (?:at|by|on|before)|.*\b(?:tax|project|meeting|quarter)\b)|\b(?:wish|want|hope|need)(?: \w+){0,2} (?:someone|somebody|something|anyone)(?: \w+){0,2} (?:kill|kills|killed|shoot|end) me\b/,
  /\b(?:walk|walking|run|running|step|stepping|wander\w*) (?:out )?(?:into|in front of) (?:the |oncoming |moving |busy )?traffic\b/,
  /\bbeing dead\b|\bmight as well (?:be dead|die|be gone|not be here|not exist|end)\b|\bif i (?:had )?(?:die|died|was dead|were dead)\b|\b(?:how|when|where|day|date|night|way|that) (?:i|im)(?: (?:will|am|going|to|want|ll|would|should)){0,4} die\b/,
  made(
    String.raw`\b${not}(?: \w+){0,4} (?:live|living|be alive|being alive|stay alive|staying alive|keep existing|do life|this life thing|alive anymore)\b(?! …)`,
  ),
  /\b(?:living|existing|being alive|life)(?: \w+){0,2} (?:is|s|hurts?|feels?|has become|got|became|seems)(?: \w+){0,2} ?(?:too )?(?:painful|hurts?|unbearable|exhausting|too hard|too much|pain|torture|agony|a punishment|a mistake|impossible|pointless|hell)\b(?<!(?:life|life is|life feels|life seems|life got) (?:too much|too hard|pointless|hell|exhausting))/,
  /\b(?:living|existing|being alive) hurts?\b|\bhurts? to (?:live|exist|be alive|breathe)\b|\breasons? (?:for me )?(?:to|why i should) (?:stay alive|live|be alive|keep living|not die|go on living|exist)\b|\b(?:stay|staying|keep me|kept me|keeping me|keep myself) alive\b/,
  /\b(?:cant|couldnt|not|wont) be (?:here|alive)(?: anymore| much longer| any)\b|\bdont want to be(?: anymore|$)/,
  /\b(?:cant|dont|couldnt|never|not)(?: \w+)? (?:see|picture|imagine) (?:myself|me|my life)(?: \w+)? (?:alive|making it|living|here|around|past|after|existing|being here|getting old\w*|next year)\b/,
  /\bfac(?:e|ing) (?:another|one more) (?:day|morning|night|week) (?:alive|of (?:this|my) life)\b|\b(?:cant|dont want to|not) (?:\w+ )?face (?:another|one more) (?:day|morning|night)\b/,
  /\bgave up on (?:life|living|everything)\b|\bgiv\w+ up(?: \w+){0,3} goodbye\b|\bgoodbye(?: \w+){0,4} (?:sorry|forever|love you)\b|\b(?:sorry|forever|love you)(?: \w+){0,4} goodbye\b|\bsaid my goodbyes?\b|\bpeace with dying\b|\bmy goodbyes?\b(?! (?:email|lunch|party|card|speech))|\bshould (?:just |really )?die\b/,
  /\b(?:better|easier|happier|relieved|best)(?: off)?(?: \w+){0,2} if i(?: \w+){0,3} (?:die|died|dead|gone|disappear\w*|vanish\w*|left (?:this|for good|forever)|ended|exist\w*|killed|never came)\b/,
  /\bby the time (?:you|they|anyone|someone|he|she)(?: \w+)? (?:read|reads|see|sees|find|finds|get|gets) (?:this|me)\b|\b(?:wrote|written|writing|write|finished|left|leave) (?:my|the|a) (?:final |last )?note\b(?= (?:to|for) (?:my (?:family|kids|wife|husband|parents|mum|mom|children)|everyone|them)|$)/,
  /\bwhen im gone (?:they|everyone|nobody|people|my (?:family|kids|wife|husband|parents|children|friends)|the world|he|she|you|things will)\b|\b(?:nobody|who|anyone|they|people)(?: \w+){0,3} (?:notice|notices|noticed|care|cares|know) (?:that |if |when )?(?:im|i am|ive|i was|i were|i) gone\b/,
  /\bg(?:a|i)ve(?: \w+)? away (?:all )?(?:of )?my (?:\w+ )?(?:things|belongings|stuff|possessions|savings|dog|cat)\b/,
  /\b(?:hit|hitting|punch\w*|slap\w*|scratch\w*|bite|biting|bruis\w*|choking|whip\w*) (?:myself|my own (?:face|head|arms?|legs?))\b(?! (?:with (?:deadlines|work)|on the back))|\b(?:hit|hitting|bang\w*|punch\w*|smash\w*|scratch\w*|pick\w*|dig\w*)(?: \w+){0,8} (?:until|till) (?:it|they|i) (?:bleeds?|bruises?|hurts?|pass out|cant)\b|\b(?:punish|punishing) myself (?:by|with) (?:pain|hurting|not eating|starving|cutting|burning)\b/,
  /\burges? to (?:jump|cut|die|hurt|end|harm|kill|burn|step|drive|swerve|do it|bleed)\b|\bimpulse to (?:jump|hurt|harm|step|swerve)\b/,
  /\bjump(?:ing|ed)? (?:out|off|from)(?: of)? (?:the|a|my|an?|some|this) (?:\w+ )?(?:window|balcony|roof|rooftop|bridge|building|ledge|cliff|floor)\b/,
  /\b(?:step|stepping|stepped|walk|walking|jump\w*|fall\w*) (?:off|in front|over|forward)\b(?=.*\b(?:platform|edge|ledge|kerb|curb|roof|train|tracks)\b)|\b(?:platform|ledge|tracks|edge of the)\b.*\b(?:step|stepping|jump|jumping|fall|falling) (?:off|in front|over|forward|down)\b/,
  /\b(?:bought|buy|buying|order\w*|got|have|tied|found) (?:a |the |some |my )?(?:\w+ )?(?:rope|noose|gun|razor)s?\b(?! (?:ladder|course|barrier|access|team|on the project))/,
  /\bcrash\w* (?:my|the|our) (?:car|bike|motorbike|truck|van)\b(?=.*\b(?:purpose|deliberate\w*|intentional\w*|die|over)\b)|\b(?:think|thinking|thought|imagin\w*|urge|fantasi\w*|consider\w*|tempted)(?: \w+){0,4} crash\w* (?:my|the|our|into)\b/,
  /\bending it\b(?! (?:with|at|on|by|early|there|in|after|before|up))|\b(?:decided|want|going|ready|time|plan\w*|about|need|prepared) to end things\b(?! with)/,
  /\bkill\w*\b.*\b(?:then|and|before|or) (?:then )?myself\b|\btime (?:for me )?to go for good\b|\bgo(?:ne|ing)? for good\b(?= (?:from this|tonight|soon)|$)/,
  /\bwant(?:ed)? (?:it|this|all this|everything)(?: all)? to (?:be over|end|stop)\b(?=.*\b(?:my life|living|alive|exist|forever)\b)|\b(?:exist|existing|living|alive|my life)\b.*\bwant(?:ed)? (?:it|this)(?: all)? to (?:be over|end|stop)\b/,
  /\b(?:like|want|wish|love|prefer|rather|choose|need)(?: \w+)? (?:to )?(?:not|never) (?:be alive|exist|live|be here|have been born|be born|wake up)\b/,
  /\bcommit(?:ted|ting)? (?:it|to dying)$|\bhow (?:do|can|would|to|could) (?:i |you |someone )?(?:die|kill myself|tie a noose|hang)\b|\b(?:attempt|attempted)(?: \w+){0,2} (?:my life|again last|to take)\b/,
];
