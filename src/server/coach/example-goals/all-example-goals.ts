import { askingGoals } from './asking.ts';
import { energyGoals } from './energy.ts';
import { feelingsGoals } from './feelings.ts';
import { finishingGoals } from './finishing.ts';
import { interruptionsGoals } from './interruptions.ts';
import { jobSearchGoals } from './job-search.ts';
import { meetingsGoals } from './meetings.ts';
import { memoryGoals } from './memory.ts';
import { messagesGoals } from './messages.ts';
import { organisingGoals } from './organising.ts';
import { startingGoals } from './starting.ts';
import { timeGoals } from './time.ts';

/** For each experiment, goals that it is for, as different people type them. What a new goal is compared with. */
export const allExampleGoals: Readonly<Record<string, readonly string[]>> = {
  ...startingGoals,
  ...timeGoals,
  ...meetingsGoals,
  ...messagesGoals,
  ...finishingGoals,
  ...interruptionsGoals,
  ...memoryGoals,
  ...energyGoals,
  ...feelingsGoals,
  ...organisingGoals,
  ...jobSearchGoals,
  ...askingGoals,
};
