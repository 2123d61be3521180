/**
 * Words with two everyday senses that begin differently. Behind a doing that leaves open how it begins ("sort", "get") or
 * behind none, only the person knows which is meant; of some, only the doings named here tell.
 */
const oneOfTwo =
  'bank bar bark bat bats board bolt bond boot boots box branch brush bulb button cable calf can cans cap ' +
  'canvas case cases cast cell cells change channel charge check checks chest china chip chips class clip clipper clippers club coach ' +
  'column counter court cover covers crane crown current date deck dip draw dressing drill drills edge engagement fan ' +
  'figure figures file film filter filters flash football frame frames game games gear grade grades ground gum hamper ' +
  'handle hook iron jam jumper key keys kid lace lead light lights line litter load loads log logs lot marker markers mat match ' +
  'matches measure mine mole moles mount mounts mouse nail nails net note notes number numbers order orders page palm pants park ' +
  'pass pen pitch plant plants plate plates plug point points pole pool port pot pound power practice press prints pupil ' +
  'racket range record records ring rock roll rolls row ruler run sack safe saw scale scales scene screen script seal seals set ' +
  'shade sheet sheets shot shots sign sink site spring square staff stage stamp stand state statement stock story ' +
  'stream string strings suit switch tank tap tape tear term thread tie tip tire tires tissue title toast top track ' +
  'tracks tray trip trunk tube tyre tyres volume watch wave well will wood work yard yarn tea';

const told: Readonly<Record<string, string>> = {
  bridge: 'paint',
  post: 'goThrough sort open read check',
  cans: 'takeTo recycle dropOff return',
  will: 'update write sign',
  site: 'update fix make design',
  charge: 'claim',
  yarn: 'knit crochet buy order',
  messages: 'reply read send remove watch',
  emails: 'reply read send remove archive check tidy goThrough sort clean emptyOut use',
  weed: '',
  weeds: '',
  needles: '',
  float: 'count',
  fuel: 'buy',
  tablet: 'charge',
  tablets: 'take buy order refill pickUp',
  deposit: 'pay',
  session: 'book cancel',
  minutes: 'read send email print',
  boot: '',
  log: 'read fillIn',
  branch: 'codeDo',
  cells: '',
  card: 'write send post sign buy topUp',
  cards: 'write send post sign buy',
  bulb: 'change replace buy order',
  trip: 'plan book organise cancel pack',
  jam: 'make cook buy',
  match: 'watch',
  court: 'book',
  stream: 'watch',
  power: 'turnOff',
  model: 'run',
  numbers: 'find',
  passwords: 'reset',
  points: '',
  courier: '',
  brake: 'replace',
  brakes: 'replace',
  retake: 'study',
};

export const hasTwoSenses: ReadonlySet<string> = new Set([...oneOfTwo.split(' '), ...Object.keys(told)]);

/** The doings that alone tell what such a word means; null where any doing does that says how it begins. */
export const toldBy = (word: string): ReadonlySet<string> | null => {
  const verbs = Object.hasOwn(told, word) ? told[word] : undefined;
  return verbs === undefined ? null : new Set(verbs.split(' '));
};
