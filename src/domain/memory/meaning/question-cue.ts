const time =
  /\b(?:\d{1,2}:\d\d|noon|midnight|o'clock|half past|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|morning|evening|night|tonight|weekends?|weeks?|months?|days?|years?|\d+(?:st|nd|rd|th)|(?:at|by|until|before|after|around) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|every|19\d\d|20\d\d)\b/i;
const place =
  /\b(?:in|on|at|under|behind|inside|next to|near|above|below|into) (?:the|my|our|an?|every) |\b(?:in|at|near|to|from) [A-Z]/;
const person =
  /(?<=[a-z,;] )(?:(?:Dr|Mrs|Mr|Ms) )?[A-Z][a-z]+|^(?!(?:A|An|After|All|At|Before|Between|By|Every|For|From|Her|His|If|In|It|My|No|On|Our|She|Since|That|The|There|They|This|To|Two|Until|We|What|When|While|With)\b)[A-Z][a-z]+(?:'s)? (?!\w+ing\b)|\b(?:sister|brother|mother|father|mum|dad|friend|partner|boss|doctor|therapist|cousin|aunt|uncle|neighbour|colleague|manager|coach|teacher|grand(?:mother|father|ma|pa))\b/;
const reason =
  /\b(?:because|when|if|after|unless|otherwise|whenever|makes|made|gives|gave|keeps|costs|since|due to)\b/i;
const amount =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|once|twice|every|each)\b/i;
const doing = /\b(?:I|me)\b/;
const effect =
  /\bI\b|\b(?:helps?|helped|works?|worked|gets? me|keeps? me|calms?|carries|lifts?|wakes?|makes? (?:me|it)|so that|otherwise|because|when|after|unless|easier|better|best|before|until)\b/i;

/** How a question begins, and what an answer to it has: a "who" is answered by somebody, a "when" by a time. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:who|whose|whom|which (?:doctor|person|friend))\b/, person],
  [
    /^(?:when|(?:by|on|until|since|at|in) (?:which|what) (?:day|date|time|hour|month|year)|until when|what time)\b/,
    time,
  ],
  [/^(?:where|(?:in|at) (?:which|what) (?:place|shop|bank|room|drawer))\b/, place],
  [/^why\b|^what (?:was behind|went wrong|led|caused)\b|\bcome from$/, reason],
  [/^how (?:much|many|long|often|far|old|tall|big)\b|\bsize\b/, amount],
  [
    /^how (?:do|should|can|did|am|could|might) i\b|^(?:what|which) (?:is|are|was) my (?:trick|rule|routine|method|way|habit|ritual|plan)|^what (?:do|did|can|should|could) i do\b/,
    doing,
  ],
  [
    /^(?:what|which)(?: \w+){0,2} (?:helps?|helped|stops?|keeps?|makes?|gives?|gets?|calms?|lifts?)\b/,
    effect,
  ],
];

/** Whether a text is of the kind that can answer the question: 1, 0, or a half where the question does not say. */
export const questionCue = (question: string): ((text: string) => number) => {
  const asked = question
    .trim()
    .toLowerCase()
    .replace(/[?!.\s]+$/, '');
  const wanted = kinds.find(([begins]) => begins.test(asked))?.[1];
  return wanted === undefined ? () => 0.5 : (text) => (wanted.test(text) ? 1 : 0);
};
