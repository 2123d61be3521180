const drug = String.raw`(?:meds?|medication|medications|medicine|medicines|tablets?|pills?|ritalin|concerta|medikinet|adderall|vyvanse|elvanse|dexedrine|dexamfetamine|dexamphetamine|methylphenidate|lisdexamfetamine|atomoxetine|strattera|guanfacine|intuniv|wellbutrin|bupropion|modafinil|stimulants?|antidepressants?|ssris?|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|venlafaxine|effexor|duloxetine|mirtazapine|quetiapine|lithium|lamotrigine|xanax|valium|diazepam|lorazepam|benzos?|melatonin|propranolol|beta blockers?|clonidine|amphetamines?|weed|cannabis|cbd|microdos\w*|supplements?|sleeping pills?|painkillers?|ibuprofen|paracetamol|nootropics?|prescription|caffeine pills?|omega 3|magnesium|drugs?)`;
const decide = String.raw`(?:stop|stopped|stopping|quit|quitting|skip|skipping|skipped|come off|coming off|came off|go off|going off|get off|wean\w*|taper\w*|chang(?:e|ed|ing)|switch\w*|increas\w*|rais(?:e|ing)|double|doubling|lower\w*|reduc\w*|halv\w*|half|split|crush|mix\w*|combin\w*|more|extra|two|twice|start|starting|restart|try|trying|back on|dose|doses|dosing|dosage|mg|side ?effects?|interact\w*|withdrawal|wears? off|wearing off|wore off|not working|stopped working|doesnt work|dont work|isnt working|arent working|too strong|too weak|safe|safely|prescri\w+|alcohol|drink\w*|wine|beer|pregnan\w*|breastfeed\w*|addict\w*|borrow\w*|share|best|better|which|make me|makes me|making me|feel like a zombie|allerg\w*|should i|can i|could i|is it ok|is it okay|is it safe|is it bad|is it normal|how much|how many|what if|what happens|do i need|need)`;
const condition = String.raw`(?:adhd|add|autism|autistic|audhd|depression|depressed|bipolar|anxiety|ocd|bpd|ptsd|dementia|dyslexia|dyslexic|dyscalculia|narcolepsy|schizophreni\w*|asd|aspergers?|sleep apn\w*|thyroid|tourettes?|burnout)`;

const made = (source: string): RegExp => new RegExp(source);

/** Medicine, doses, diagnoses and signs that belong before a doctor or pharmacist. */
export const medicalSaid: readonly RegExp[] = [
  made(String.raw`\b${decide}(?: \w+){0,7} ${drug}\b`),
  made(String.raw`\b${drug}(?: \w+){0,7} ${decide}\b`),
  made(
    String.raw`\b(?:how long|does|do|can|will|would|could|is|are|should|what|which|why)(?: \w+){0,6} ${drug}\b`,
  ),
  /\b(?:what|which|how many|how much) mg\b|\b(?:go to|go into|start|do|need|try|have|in|want) therapy\b/,
  /\b\d+(?: \d+)? ?mg\b|\bmilligrams?\b|\b(?:dosage|titrat\w*|drug holiday|contraindicat\w*)\b|\b(?:my|the|higher|lower|double|right|missed|extra|second|another|a|this|usual|good|safe|normal|max|maximum|starting|best|daily) dose\b(?! of (?:fun|reality|humou?r|motivation|energy|inspiration|luck|courage|coffee))/,
  made(
    String.raw`\b(?:do|does|might|could|may|can) (?:i|it|this|he|she|they)(?: \w+)? (?:have|be|mean) (?:an? )?${condition}\b`,
  ),
  made(
    String.raw`\b(?:am i|is it|is this|could it be|think i(?:m| have| might have| may have| might be| could have)|suspect i(?:m| have)?|wonder(?:ing)? if i(?:m| have| might have)|whether i have|do i have) (?:\w+ )?${condition}\b(?! (?:friendly|at work))`,
  ),
  /\b(?:get|be|getting|being|want|need|ask for|seek|seeking|have) (?:an? )?(?:\w+ )?(?:tested|diagnos\w*|assessed for|evaluated for|screened for|assessment for adhd|adhd assessment|autism assessment)\b/,
  /\bchest (?:pains?|tight\w*|hurts|pressure|is tight)\b|\b(?:tight|pain|pains|pressure)(?: \w+){0,2} (?:in )?my chest\b|\bheart (?:\w+ ){0,2}(?:racing|races|pounding|pounds|palpitat\w*|skips|rate|fluttering|hurts)\b|\bpalpitations\b|\bblood pressure\b/,
  /\bpanic attacks?\b|\btrouble breathing\b|\bshort of breath\b|\bcatch my breath\b|\bmy (?:thyroid|hormones|iron levels|vitamin \w+|liver|kidneys|blood sugar)\b|\bmy doctor\b(?= .*\b(?:should|say|ask|tell)\b)|\b(?:tell|ask) my (?:doctor|psychiatrist|therapist)\b|\bcant breathe\b|\bfaint(?:ed|ing)?\b|\bpassed out\b|\bblack(?:ed|ing) out\b|\bseizures?\b|\bhallucinat\w*\b|\bhearing voices\b|\bhear voices\b|\bseeing things\b|\bmanic\b|\bmania\b|\bpsycho(?:sis|tic)\b|\bdizz(?:y|iness)\b|\bmigraines?\b|\bvomit\w*\b|\bthrowing up\b|\bnumb(?:ness)? in my\b|\btics\b/,
  /\b(?:eating disorder|bulimi\w*|anorexi\w*|binge eating|binging|not eating|havent eaten|lost \d+ (?:kilos?|kg|pounds|lbs)|losing weight)\b|\bhavent slept (?:in|for)\b|\bnot slept (?:in|for)\b|\bno sleep (?:in|for) (?:days|\d+|two|three|four)\b|\binsomnia\b(?= (?:for|since|and|treatment|medicine))/,
  /\bshould i (?:\w+ )?(?:see|talk to|call|go to|find|ask) (?:an? |my |the )?(?:doctor|psychiatrist|therapist|psychologist|gp|neurologist|specialist|hospital|er)\b|\b(?:start|need|try|find|get) (?:an? )?(?:therapy|therapist|psychiatrist|psychologist|counselling|counseling|cbt)\b/,
  /\b(?:pregnan\w*|breastfeed\w*)(?: \w+){0,6} (?:adhd|meds?|medication|pills?|tablets?)\b|\bdrink(?:ing)? too much\b|\baddict(?:ed|ion)?\b(?! to (?:my phone|social|coffee|work|instagram|tiktok|youtube|email|slack|the internet|scrolling|\w+ing|games|gaming|chocolate|sugar|news|my))|\bselfmedicat\w*\b|\bself medicat\w*\b/,
];
