import type { VoiceMood } from '#domain/voice/voice-command.ts';

const moodWords: readonly (readonly [VoiceMood, RegExp])[] = [
  ['high-low', /\bdeep(?:ly)? (?:focus|work|concentrat)/u],
  ['low-low', /\b(?:calm|relax|sooth|chill|peaceful|mellow|wind(?:ing)? down)/u],
  ['high-medium', /(?<!\bdeep )(?<!\bdeeply )\b(?:focus|concentrat|study)/u],
  ['medium-high', /\b(?:energi[sz]|energetic|upbeat|uplifting|lively)/u],
  ['creative', /\bcreativ/u],
];

/** Every mood that is named, in the order of the table. */
export const moodsNamed = (words: readonly string[]): readonly VoiceMood[] => {
  const text = words.join(' ');
  return moodWords.filter(([, pattern]) => pattern.test(text)).map(([mood]) => mood);
};

const noun =
  /\b(?:music|songs?|tunes?|tracks?|playlists?|beats?|melod(?:y|ies)|jazz|piano|classical|ambient|lo fi|techno|acoustic|instrumental|soundscapes?)\b/u;
const request =
  /^(?:(?:i|we) (?:want|need|would like|would love|could use)|play|put|give|find|get|let us|switch|change|turn|start|time for|could i|can i|can we|may i|bring|show)\b/u;
/** "Play something", "put something nice on": what plays is left to us. */
const anything =
  /^(?:play|put on|let us hear) (?:me |us )?(?:something|anything|some)(?: nice| good| else| new)?$|^put (?:something|anything)(?: nice| good)? on$/u;
/** The same with more to it, which has to be a mood. */
const something =
  /^(?:play|put on|put|give me|find me|let us (?:hear|listen to)|(?:i|we) (?:want|need|would like) to (?:hear|listen to))\b.*\b(?:something|anything|some)\b/u;

/** Said about music, and not to it. */
const about =
  /\b(?:was|were|lessons?|teacher|class|video|games?|tickets?|festival|concert|band|he|she|they|yesterday|because|buy|bought|about|group|than|if|when|after|before|repeat|the (?:piano|violin|guitar|drums))\b/u;
const question = /^(?:who|what|which|where|when|why|how|is|are|do|does|did|was)\b/u;
/** A wish in four words at most; in more it is a sentence about music. */
const wish = /^(?:how about|maybe|some|something|any|more)\b/u;
const nounLast = /\b(?:music|songs?|tunes?|beats?|playlist)$/u;

const mostWords = 14;
const nounPhrase = 5;
const wishWords = 4;

/** Whether the words, as a whole, ask for music to be played. */
export const asksForMusic = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  if (words.length > mostWords || about.test(text) || question.test(text)) return false;
  if (anything.test(text)) return true;
  const named = moodsNamed(words).length > 0;
  if (named && something.test(text)) return true;
  if (!noun.test(text)) return false;
  if (words.length <= wishWords && wish.test(text)) return true;
  return request.test(text) || (named && words.length <= nounPhrase && nounLast.test(text));
};
