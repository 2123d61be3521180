const verbs = new Set(
  (
    'call phone ring mail email e-mail text message reply answer write draft read study review revise learn buy collect ' +
    'return deliver post clean wash tidy vacuum mop dust sweep declutter water fill sign pay send open finish prepare ' +
    'build draw code design cook bake fix paint sew repair knit assemble practise practice book make do plan start'
  ).split(' '),
);
const particles = new Set('to up in out off away on at for back with'.split(' '));
const enders = new Set(
  'about for from to with before after by on at in into and or because when until that so if without of'.split(
    ' ',
  ),
);
// Only what can stand in the middle of a sentence as it is: "the dentist", "my room", "Sam".
const readsWell = /^(?:(?:the|a|an|my|our|your|his|her|their|this|that)\s+\S|\p{Lu}\p{Ll})/u;
const longest = 60;

/** What the title is about, where it can be said inside a sentence; null otherwise. */
export const titleObject = (title: string): string | null => {
  const words = title.trim().split(/\s+/);
  const started = verbs.has((words[0] ?? '').toLowerCase());
  if (!started) return null;
  const rest = words.slice(particles.has((words[1] ?? '').toLowerCase()) ? 2 : 1);
  const end = rest.findIndex((word, index) => index > 0 && enders.has(word.toLowerCase()));
  const object = (end < 0 ? rest : rest.slice(0, end)).join(' ').replace(/[\s.,;:!?…]+$/u, '');
  return object.length <= longest && readsWell.test(object) ? object : null;
};
