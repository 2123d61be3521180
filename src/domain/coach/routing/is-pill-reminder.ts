const reminder =
  /\b(?:remember|remind|forget|forgot|reminders?|refill|order|collect|pick up|put|alarm|routine|habit|on time|next to)\b/;
const question =
  /\b(?:should|does|why|make you|makes you|can i|could i|is it|ok to|okay to|safe|dose|doses|dosage|double|two|twice|skip|stop|stopped|mix|side|extra|more|how many|how much|too late|what if|what happens|working|works|mg)\b/;

/** Remembering one's tablets is an ordinary goal. Which, how many and whether to is not ours. */
export const isPillReminder = (words: string): boolean => reminder.test(words) && !question.test(words);
