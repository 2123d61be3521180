const secretWords =
  /\b(?:pass(?:word|code|phrase)s?|passwort|pwd|pin(?: code| number)?s?\b(?= ?(?:is|:|=|\d|for|to))|cvv|cvc|iban|bic|swift|sort code|account (?:number|no)|acc(?:oun)?t\.? ?no|card (?:number|no)|credit card|debit card|routing number|social security|ssn|national insurance|ni number|tax id|passport (?:number|no)|licen[cs]e number|api[- ]?key|secret key|private key|access token|recovery (?:code|key|phrase)|seed phrase|backup codes?|one[- ]time code|otp|2fa|login is|username|log ?in:|security (?:code|question|answer)|alarm code|door code|gate code|lock code|entry code|wifi code|safe (?:code|combination)|combination is|unlock code)\b/iu;
const numbers: readonly RegExp[] = [
  // A card, however it is grouped.
  /(?:\d[ -]?){13,19}/u,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,8}(?: ?[A-Z0-9]{1,4})?\b/iu,
  /\b\d{2}-\d{2}-\d{2}\b.*\b\d{8}\b/u,
  /\b\d{3}-\d{2}-\d{4}\b/u,
  /\bcode\b[^.\n]{0,20}?\b[\dA-Z#*-]*\d{3,}[\dA-Z#*-]*/iu,
  /\b(?:sk|pk|ghp|xox[bap]|AKIA)[-_]?[A-Za-z0-9_-]{12,}/u,
  /\b(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[A-Za-z])[A-Za-z0-9+/_-]{24,}/u,
];

/** Passwords, numbers of cards and accounts, codes: never suggested, never quoted. */
export const holdsSecret = (text: string): boolean =>
  secretWords.test(text) || numbers.some((pattern) => pattern.test(text));

const dose =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ml|iu|units?)\b|\b(?:meds|medication|medicine|tablets?|pills?|prescription|dos(?:e|age)|ritalin|concerta|vyvanse|elvanse|adderall|antidepressants?|insulin|inhaler|allerg\w+)\b/iu;

/** Allowed, but said to be about health, so that it can be kept from leaving this machine. */
export const isAboutHealth = (text: string): boolean => dose.test(text);
