import { asking } from './asking.ts';
import { customersAndJobs } from './customers-and-jobs.ts';
import { energy } from './energy.ts';
import type { Experiment } from './experiment.ts';
import { feelings } from './feelings.ts';
import { finishing } from './finishing.ts';
import { interruptions } from './interruptions.ts';
import { jobSearch } from './job-search.ts';
import { learning } from './learning.ts';
import { meetings } from './meetings.ts';
import { memory } from './memory.ts';
import { messages } from './messages.ts';
import { movingOn } from './moving-on.ts';
import { onShift } from './on-shift.ts';
import { organising } from './organising.ts';
import { starting } from './starting.ts';
import { time } from './time.ts';
import { tooMuch } from './too-much.ts';

/** In the order in which they are offered where nothing else decides. */
export const allExperiments: readonly Experiment[] = [
  ...starting,
  ...time,
  ...meetings,
  ...messages,
  ...finishing,
  ...interruptions,
  ...memory,
  ...energy,
  ...feelings,
  ...organising,
  ...jobSearch,
  ...asking,
  ...onShift,
  ...customersAndJobs,
  ...learning,
  ...tooMuch,
  ...movingOn,
];

export const experimentOf = (id: string): Experiment | null =>
  allExperiments.find((experiment) => experiment.id === id) ?? null;
