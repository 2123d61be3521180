/** Both sides of telling at work. As many lines for as against, in the same tone, and no push. */
export const tellingPage = {
  for: [
    'You can say what you need, and why.',
    'You can ask for changes that need a reason.',
    'You spend less strength on hiding it.',
    'Others may understand things they have wondered about.',
    'Someone else may feel less alone.',
  ],
  against: [
    'You cannot take it back.',
    'Not everyone knows much about ADHD, and some judge.',
    'It may be passed on to people you did not choose.',
    'It may colour how your work is seen.',
    'You may get what you need without it.',
  ],
  questions: [
    'What do I want to be different afterwards?',
    'Who needs to know for that, and who does not?',
    'How has this person treated what others told them?',
    'Could I ask for the change without saying why?',
    'Do I want to decide now, or later?',
  ],
} as const;
