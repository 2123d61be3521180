const rallying = [
  'pluck up (?:the |some |my )?courage',
  '(?:summon|muster)(?: up)? (?:the |some |my )?(?:courage|energy|motivation|nerve|strength)',
  '(?:find|make|get) (?:the |some )?time',
  'bite the bullet',
  'take the plunge',
  'grit (?:my )?teeth',
  '(?:take a )?deep breath',
  'take a breath',
  'stop (?:procrastinating|avoiding it|putting (?:it|this) off|faffing(?: about)?|dithering|overthinking|stalling)',
  'sit down',
  'knuckle down',
  'suck it up',
  'swallow my pride',
  'be (?:a bit )?(?:brave|an adult|a grown up|a grown-up)',
  'man up',
  'grow up',
  'pull (?:myself|yourself) together',
  'get (?:my|your) act together',
  'get (?:my|your) (?:arse|ass|butt|bum) in gear',
  'get off (?:my|your) (?:arse|ass|butt|bum)',
  'get on',
  'get it over with',
  'go ahead',
  'face it',
].join('|');

/** What people say to themselves before the doing, and what is no part of it: "bite the bullet and ring the bank". */
export const emptyFronts: readonly (readonly [front: RegExp, nothing: string])[] = [
  [
    new RegExp(
      `^(?:just |finally |please |need to |must )*(?:${rallying})(?:\\s*[,:/–—-]\\s*|\\s+)(?:and|to|then|&|\\+)\\s+(?:just |finally )?`,
      'i',
    ),
    '',
  ],
  [new RegExp(`^(?:just |finally |please )*(?:${rallying})\\s*(?:[,:–—]| [/-])\\s+`, 'i'), ''],
];
