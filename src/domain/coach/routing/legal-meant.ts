import { any, near, type Sign, sign, followedBy, words } from './meaning/sign.ts';

const employer = words(`
  boss
  employer
  employers
  manager
  company
  firm
  hr
  they
  theyre
  theyve
  he
  she
  agency
  owner
  chef
  landlord
  workplace
  supervisor
  job
  contract
  management
  restaurant
  shop
  startup
  university
  school
`);
const money = words(`
  paid
  pay
  pays
  paying
  payslip
  payroll
  wages?
  salary
  overtime
  over time
  bonus
  commission
  tips
  holiday pay
  sick pay
  severance
  settlement
  expenses
  pension
  deposit
  minimum wage
  hours
  breaks?
  rest days?
  days off
  annual leave
  vacation days
  holidays?
  maternity
  paternity
  parental leave
  sick leave
  sick days?
  medical leave
  trial shifts?
  training days
  internship
  notice
  probation
`);
const grievance = words(`
  hasnt
  havent
  never
  not
  no
  didnt
  doesnt
  dont
  wont
  without
  refus*
  denied
  deny
  reject*
  keeps? my
  kept my
  deduct*
  dock*
  cut my
  less than
  unpaid
  owes?
  owed
  owe him
  owe them
  late (?:again|every)
  still waiting
  get it back
  claim
  under the table
  off the clock
  clock out and
  for free
  cash in hand
  stole
  stolen
  withh*
  forc*
  makes? me
  made me
  entitled
  too low
  is it (?:ok|okay|fair|normal|allowed)
  are they
  can they
  do they
  do i
  do temps
  am i
  what am i owed
  should i sign
  must i
  allowed
`);
const asks = words(`
  can (?:they|he|she|it|my (?:\\w+ )?(?:boss|employer|company|manager|work|firm)|a (?:company|boss|manager|firm|recruiter)|an employer|the (?:company|boss|employer)|hr|i|we|you|employers)
  could (?:they|i|he|she|my (?:boss|employer|company))
  do i
  does (?:my|the|a|an|it|betriebsrat|hr)
  do they
  must i
  must they
  am i
  are they
  is it
  is this
  is that
  is a
  is an
  is my
  is there
  is unpaid
  should i
  what (?:can|should|could|do|does|am|are|happens|counts)
  how (?:long|much|many|do|can|does)
  when (?:can|do|must)
  may (?:they|i)
  have i
  need to know
  what if
`);
const matter = words(`
  dismiss*
  fire me
  fired
  firing
  sacked
  sack me
  terminat*
  resign*
  resignation
  redundan*
  laid off
  lay ?offs?
  let me go
  non ?compete
  nda
  confidentiality
  garden leave
  at ?will
  binding
  enforceable
  verbal agreement
  verbal (?:contract|offer|promise)
  clause
  contract
  settlement
  severance
  tribunal
  court
  sue
  lawsuit
  appeal
  grievance
  discriminat*
  harassment
  retaliat*
  victimis*
  victimiz*
  whistle*
  union
  works? council
  strike
  cctv
  surveillance
  camera
  social media before
  background check
  medical records?
  doctors? note
  sick note
  fit note
  gdpr
  data
  visa
  work permit
  residence permit
  sponsor*
  second job
  side job
  moonlight*
  self ?employ*
  freelanc* but
  misclassif*
  fake self
  zero hours
  temp agency
  reference
  bad reference
  written warning
  disciplinary
  pip
  performance (?:plan|improvement)
  reasonable (?:adjustments?|accommodations?)
  accommodations?
  adjustments?
  disabled
  disability
  disclos*
  occupational health
  maternity
  pregnant
  parental leave
  medical leave
  leave for
  unpaid
  overtime
  minimum wage
  shift change
  one days? notice
  days notice
  notice
  probation
  return to office
  come back (?:to|\\d|five|full)
  relocat*
  inventions?
  copyright
  ip
  trade secret
  taxes on
  pension
  unemployment
  benefits
  rights?
`);
const foreign = words(`
  kundigung*
  gekundigt
  aufhebungsvertrag
  abmahnung
  betriebsrat
  arbeitsgericht
  arbeitsvertrag
  arbeitszeugnis
  schwerbehinder*
  gleichstellung
  elternzeit
  kurzarbeit
  kundigungsschutz
  sperrzeit
  bem (?:gesprach|verfahren)
  prud ?hommes
  prudhommes
  rqth
  rupture conventionnelle
  licenciement
  licenci*
  conges? payes
  arret maladie
  cdd
  cdi
  finiquito
  despido
  paro
  baja (?:laboral|medica|voluntaria)
  incapacidad
  indemnizacion
  convenio
  nomina
  licenziamento
  tfr
  busta paga
  sindacato
  ontslag*
  vaststellingsovereenkomst
  uwv
  transitievergoeding
  rescisao
  demissao
  justa causa
  clt
  carteira assinada
  wypowiedzenie
  umowa
  acas
  eeoc
  flsa
  fmla
  ada
  cobra
  workers comp(?:ensation)?
  fair work
  cra
  equality act
  employment tribunal
  employment standards
  labou?r (?:board|court|inspect*|office|law|laws)
  h1b
  ir35
  p45
  ssp
`);

/** The same by meaning: an employer and what they did with pay, papers or place; or a question about one's standing. */
export const legalMeant: readonly Sign[] = [
  sign(
    /\b(?:contract|agreement|offer letter)\b/,
    /\b(?:says|said|written|no written|without|didnt give|never got|promised|states?)\b/,
    /\b(?:pay|paid|euro|pounds|dollars|hours|months|but|instead|exposure|written|hybrid|remote|notice)\b/,
    /\b(?:boss|they|employer|me|company|my)\b/,
  ),
  sign(
    /\b(?:hr|boss|employer|they|manager|company)\b/,
    /\b(?:says?|said|claims?|thinks?|told me|insists?)\b/,
    /\bnot a (?:disability|reason|real (?:illness|disability)|valid)\b|\bdoesnt count\b|\bisnt a (?:disability|reason|valid)\b|\bno right\b/,
  ),
  sign(
    /\b(?:earns?|gets?|paid|makes?|earning|making) (?:\w+ )?(?:\d+|more|double|twice)\b/,
    /\bsame (?:job|work|role|position|title)\b/,
  ),
  sign(
    /\b(?:tourist|student|spouse|working holiday|dependent) visa\b|\bwithout (?:a |my )?(?:papers|permit|visa)\b|\b(?:im|am|as an?|being) undocumented\b|\boff the books\b/,
  ),
  sign(
    /\b(?:a must|mandatory|compulsory|obligat\w*|required|necessary) (?:to|that|for)\b/,
    /\b(?:quit\w*|resign\w*|notice|reason|employer|boss|contract|reference|overtime|disclose|sick)\b/,
  ),
  sign(
    /\b(?:threat\w*|will give|gave|refus\w*|blackmail\w*)\b/,
    /\b(?:bad |good |my |a |the )?references?\b/,
    /\b(?:boss|employer|manager|company|they|he|she)\b/,
  ),
  sign(
    /\b(?:boss|employer|company|manager|they|hr|he|she|it|supervisor)\b/,
    /\b(?:reads?|reading|checks?|monitors?|tracks?|listens?|records?|records|films?|opens?|watches|told everyone|tell everyone|shared|disclosed|leaked|announced)\b/,
    /\b(?:private|my (?:messages|emails|mail|phone|calls|location|diagnosis|adhd|autism|illness|medical|health|pregnancy|salary)|diagnosis|medical|webcam|screen)\b/,
    /\b(?:allowed|can they|can he|ok|okay|legal|right|what can i|what do i|permission|without (?:asking|my)|is this|is that|should i)\b/,
  ),
  sign(
    /\b(?:contract|fixed term|temporary|permanent|probation|internship|employment)\b/,
    /\b(?:remote|hybrid|ends?|expires?|renew\w*|extend\w*|permanent|twice|says?|supposed|paid|terminate\w*|although|but|certificate|without)\b/,
    /\b(?:they|do they|can they|is (?:this|that|it|my)|although|want me|have to|must|possible|supposed|allowed|said nothing)\b/,
    /\b(?:my|me|i)\b/,
  ),
  sign(
    /\b(?:bankrupt\w*|insolven\w*|went under|shut down|closing down|closes? for|was sold|takeover|taken over)\b/,
    /\b(?:wage\w*|salary|paid|pay|pays|owed|job|redundan\w*|severance|contract|money)\b/,
  ),
  sign(
    /\b(?:dont|wont|refus\w*|not|never|didnt|havent)(?: \w+){0,2} (?:give|giving|given|gave|send|issue|provide)(?: me)?(?: \w+){0,2} (?:certificate|payslips?|reference|contract|p45|work certificate|papers|documents|copy)\b/,
  ),
  sign(
    /\bsigned\b/,
    /\b(?:without reading|withdraw|take (?:it )?back|undo|cancel|under pressure|didnt (?:read|understand)|out of it|valid|regret)\b/,
  ),
  sign(
    /\b(?:dismissed|fired|sacked|let go|terminated|laid off)\b/,
    /\b(?:by (?:text|whatsapp|email|phone|mail)|on the spot|without (?:notice|warning|reason)|is this real|because|for being|while|prove|no reason)\b/,
  ),
  sign(
    /\b(?:staff (?:housing|accommodation|flat|room)|company (?:flat|housing|car)|work accommodation|tied housing)\b/,
    /\b(?:out|leave|evict\w*|tomorrow|lose|keep|have to)\b/,
  ),
  sign(
    /\b(?:reject\w*|turned me down|didnt hire|didnt get the job|withdrew|rescind\w*|took back) (?:\w+ ){0,3}(?:after|because|when|offer)\b/,
    /\b(?:extra time|disab\w*|adhd|autis\w*|asked|told|disclos\w*|pregnan\w*|age|accommodation\w*|adjustments?|diagnos\w*)\b/,
  ),
  sign(
    /\b(?:repay|pay back|return|give back|keep)\b/,
    /\b(?:signing bonus|bonus|training costs|relocation|advance|overpaid|overpayment|sign on)\b/,
    /\b(?:do i|have to|must|can they|if i|want|wants)\b/,
  ),
  sign(
    /\b(?:forced|force|make|made|required|have) (?:me )?to\b/,
    /\b(?:drug tests?|medical exam\w*|work (?:on )?(?:sundays?|weekends?|holidays?|nights?)|overtime|vaccinat\w*|background check|travel|lie detector|relocate|share my)\b/,
    /\b(?:can|could|be|am i|do i|allowed|they|legal)\b/,
  ),
  sign(
    /\baccus\w*\b/,
    /\b(?:steal\w*|theft|stole|fraud|harass\w*|lying|misconduct|missing)\b/,
    /\b(?:work|boss|they|me|should i|lawyer|meeting|colleague)\b/,
  ),
  sign(
    /\b(?:do|will|should|would|can) (?:i|we|temps|agency workers|part timers|interns|freelancers|students) (?:still )?(?:get|be|have|receive|claim)(?: \w+)? (?:paid|holiday pay|sick pay|overtime|breaks?|pension|maternity pay|notice|severance|minimum wage)\b/,
  ),
  sign(
    /\bhow many (?:breaks|hours|days|sick days|holidays|vacation days)\b/,
    /\b(?:must|allowed|legally|entitled|legal|maximum|can they|have to|shift|per (?:week|year)|am i|do i get)\b/,
  ),
  { ...sign(any(foreign)), unless: /\b(?:as an? (?:cdi|cdd)|hire|recruiting)\b/ },
  {
    ...sign(followedBy(asks, matter, 9)),
    unless:
      /\b(?:how (?:do|can|to) i? ?(?:write|organi[sz]e|prepare|remember|keep|track|focus|start|structure)|prepare for|client|data (?:entry|analysis|science|set)|reference (?:list|manager)|union square|practise|rehearse)\b/,
  },
  {
    ...sign(near(employer, money, 5), near(money, grievance, 4)),
    unless:
      /\b(?:pay attention|paying attention|paid attention|no time|take breaks|hours later|not enough hours|for hours|hours on|give me notice when|take (?:a )?breaks?|notice (?:when|that|how)|client|invoice|break (?:down|the|my))\b/,
  },
  sign(
    /\b(?:boss|employer|company|manager|firm|agency|owner|they|he|she|hr|restaurant|shop)(?: \w+){0,3} (?:hasnt|havent|hasn|didnt|wont|never|not|doesnt|stopped|refus\w*(?: to)?) (?:\w+ )?pa(?:y|id|ying)\b(?! attention)/,
  ),
  sign(
    /\b(?:no|unpaid|without|missing|lost) (?:overtime|holiday|sick|maternity) pay\b|\bunpaid (?:overtime|trial|internship|hours|shifts?|wages|work|training)\b|\bwage theft\b|\b(?:keeps?|kept|steals?|stole|takes?) (?:my|our|the) (?:tips|wages|bonus|overtime)\b/,
  ),
  sign(
    /\b(?:paid|paying|pay|earn|earning|earns)(?: \w+){0,3} less than\b/,
    /\b(?:men|women|colleagues?|others|same job|same work|coworker|him|her|they|everyone)\b/,
  ),
  sign(
    /\b(?:asked|told|want|wants|wanted|pressur\w*|forc\w*|pushing|push|made|make|makes|convinc\w*|expects?|demand\w*|advised|trying to get)(?: that)? (?:me|i)(?: to| into)? (?:resign\w*|quit|sign\w*|leave voluntarily|step down|waive|give up|accept|take (?:a pay cut|unpaid)|work (?:for free|unpaid|off the clock|without pay|while (?:sick|on leave))|clock out|withdraw|agree to|keep quiet)\b/,
    /\b(?:hr|boss|employer|manager|company|they|he|she|voluntarily|agreement|nda|today|friday|contract|settlement|paper|document|severance|keep working|contract|working)\b/,
  ),
  sign(
    /\b(?:owe|pay (?:for|back)|reimburse|deduct\w*|charge[sd]?)\b/,
    /\b(?:boss|employer|company|manager|he|they|owner|shop)\b/,
    /\b(?:broken|broke|damage\w*|till|uniform|training|missing (?:cash|stock|money)|equipment|laptop|car|mistake)\b/,
    /\b(?:says|said|wants|me|my|from my)\b/,
  ),
  sign(
    /\b(?:maternity|paternity|parental|sick|medical|annual|holiday|flexible working|adjustment|accommodation|leave)(?: \w+){0,2} (?:was |is |got |has been |were )?(?:refused|denied|rejected|turned down|cancelled|canceled|ignored)\b/,
  ),
  sign(
    /\b(?:join|start|form|found|organi[sz]e|talk to|call|contact)(?: \w+)? (?:a |the |my )?(?:union|works? council|betriebsrat)\b/,
  ),
  sign(
    /\b(?:changed|change|cut|moved|increased|reduced|cancelled|canceled)(?: \w+)? (?:my|our) (?:shifts?|hours|contract|pay|salary|role|duties|rota|location|job title)\b/,
    /\b(?:they|boss|employer|company|manager|without|notice|can they|allowed|he|she)\b/,
    /\b(?:can they|can he|allowed|notice|without (?:asking|telling|notice|consent|my)|legal|because|after|can she|okay|right)\b/,
  ),
  sign(
    /\b(?:let me go|fired me|sacked me|laid me off|dismissed me|got fired|was fired|been fired|got sacked|terminated me|made me redundant|making me redundant|lost my job)\b/,
    /\b(?:after|because|when|while|weeks?|legal|allowed|told|pregnan\w*|sick|leave|adhd|unfair\w*|fair|owed|can i|what|rights|by (?:text|email))\b/,
  ),
];
