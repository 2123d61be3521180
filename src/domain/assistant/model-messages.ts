import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { WeeklyReview } from '#domain/coach/review/weekly-review.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { longestMessage } from './assistant-request.ts';

const noteLetters = 500;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** What it is about stands on the first line, what belongs to it on those below. No line holds another. */
const messageOf = (lines: readonly string[]): string =>
  lines
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, longestMessage)
    .toWellFormed();

/** A goal with the experiment that was chosen for it here. */
export const coachMessage = (
  goal: string,
  { title, what, when, sign, smallest }: Pick<Experiment, 'title' | 'what' | 'when' | 'sign' | 'smallest'>,
): string =>
  messageOf([
    goal,
    `Experiment: ${title}`,
    `What: ${what}`,
    `When: ${when}`,
    `How they will know: ${sign}`,
    `How small it may get: ${smallest}`,
  ]);

/** The sentences of a week as they stand on the page, and nothing they were made from. */
export const reviewMessage = ({ parts }: Pick<WeeklyReview, 'parts'>): string =>
  messageOf(parts.map(({ text }) => text));

export const breakdownMessage = ({
  title,
  description,
  estimatedMinutes,
}: Pick<Task, 'title' | 'description' | 'estimatedMinutes'>): string =>
  messageOf([
    title,
    description.trim() === '' ? '' : `Note: ${Array.from(description).slice(0, noteLetters).join('')}`,
    estimatedMinutes === null ? '' : `Takes about ${estimatedMinutes} minutes`,
  ]);
