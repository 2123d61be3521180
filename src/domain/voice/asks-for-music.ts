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
  /^(?:(?:i|we) (?:want|need|would like|would love|could use)|play|put|give|find|get|let us|switch|change|turn|start|how about|maybe|some|something|any|more|time for|could i|can i|can we|may i|bring|show)\b/u;
const askedWith =
  /^play (?:me |us )?(?:something|anything|some)\b|^(?:put|throw) (?:something|some|anything) .*\bon\b|^put on (?:something|some|anything)\b|^(?:i|we) (?:want|would like|need) to (?:hear|listen)\b|^let us (?:hear|listen)\b/u;

const question = /^(?:who|what|which|where|when|why|how|is|are|do|does|did|was)\b/u;

const mostWords = 14;
const nounPhrase = 5;
/** Said about music, and not to it. */
const about =
  /\b(?:was|were|lesson|lessons|teacher|class|video|game|games|tickets?|festival|concert|band|he|she|they|yesterday|because|buy|bought|about|group|than|if|when|after|before)\b/u;

/** Whether the words, as a whole, ask for music to be played. */
export const asksForMusic = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  if (words.length > mostWords || about.test(text)) return false;
  if (askedWith.test(text)) return true;
  if (!noun.test(text)) return false;
  return (
    request.test(text) ||
    (words.length <= nounPhrase && !question.test(text) && /(?:music|songs?|tunes?|beats?)$/u.test(text))
  );
};
