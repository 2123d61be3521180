/** In the place of an address. Those in one's own memories are found there. */
export const linkRemoved = '[link removed]';

// What cannot be seen, and what turns the order of letters around: both hide an address.
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const control = /(?![\n\t])\p{Cc}/gu;

const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<[/!?|a-z][^<>]*>?/gi;
const image = /!\[([^\]]*)\]\s*(?:\([^)]*\)?|\[[^\]]*\])/g;
const link = /\[([^\]]*)\]\s*\([^)]*\)?/g;
const referenced = /\[([^\]]+)\]\[[^\]]*\]/g;
const definition = /^[ \t]*\[[^\]]+\]:.*$/gm;

const schemes = '(?:https?|h\\w\\wps?|ftp|file|data|javascript|vbscript|mailto|tel|sms|blob|wss?)';
const address = new RegExp(`\\b${schemes}\\s*[:：]\\s*(?:\\/|\\\\|\\w)?[^\\s<>"”]*`, 'giu');
const slashes = /(?<![\w:])(?:\/\/|\\\\)[\w.-]+[^\s<>"”]*/g;
const endings =
  'com|net|org|io|co|dev|app|info|biz|xyz|site|online|top|ly|gg|ai|uk|de|fr|eu|us|ru|cn|link|click|page|shop|live|world|example|test|invalid|local|localhost|onion';
const bare = new RegExp(`\\b(?:www\\.)?(?:[\\p{L}\\d-]+\\.)+(?:${endings})\\b(?:[/:?#][^\\s<>"”]*)?`, 'giu');
const numbers = /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/[^\s<>"”]*)?/g;
const spelled = /\b[\w-]+\s*(?:\[\.\]|\(dot\)|\[dot\]|\sdot\s)\s*(?:com|net|org|io|example)\b\S*/gi;
const identity = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;

/** The point behind it belongs to the sentence. */
const trimmed = (found: string): string => found.replace(/[.,;:!?)\]}'’]+$/u, '');

const removed = (found: string): string => `${linkRemoved}${found.slice(trimmed(found).length)}`;

/**
 * What a model said, as plain text with at most bold and lists in it: no image, no markup, no address and nobody's id. Not even
 * an address that the person's own words had: those words may have been somebody else's, pasted or imported, and what is cited
 * can be opened.
 */
export const safeAnswerText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(control, '')
    .replace(comment, '')
    .replace(definition, '')
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(referenced, '$1')
    .replace(tag, '')
    .replace(address, removed)
    .replace(slashes, removed)
    .replace(bare, removed)
    .replace(numbers, removed)
    .replace(spelled, linkRemoved)
    .replace(identity, '')
    .replace(/!(?=\[)/g, '');
