const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];
const teens = ['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const valueOf = new Map<string, number>([
  ...[...units, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** "start twenty five minutes" → "start 25 minutes": as the decoder writes numbers of two figures. */
function withFigures(phrase: string): string {
  const out: string[] = [];
  const words = phrase.split(' ');
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const value = valueOf.get(word);
    const follower = valueOf.get(words[index + 1] ?? '') ?? 0;
    if (value === undefined || value < 10) {
      out.push(word);
    } else if (value >= 20 && follower >= 1 && follower <= 9) {
      out.push(String(value + follower));
      index += 1;
    } else {
      out.push(String(value));
    }
  }
  return out.join(' ');
}

const asSentence = (phrase: string): string => {
  const named = phrase.replaceAll(/\bi\b/g, 'I');
  return named.charAt(0).toUpperCase() + named.slice(1);
};

/** How the decoder may write a phrase down: it was taught whole sentences, and figures for numbers. */
export function spellings(phrase: string): readonly string[] {
  return [...new Set([asSentence(phrase), asSentence(withFigures(phrase))])];
}
