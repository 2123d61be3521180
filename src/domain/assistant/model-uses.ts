import * as z from 'zod/mini';

/** What a connected model may be used for. Each is a choice of its own. */
export const modelUses = ['assistant', 'coach', 'breakdown', 'review'] as const;
export type ModelUse = (typeof modelUses)[number];
export const modelUseSchema = z.enum(modelUses);

/** In a person's words, for the switches and the list of what was sent. */
export const modelUseWords: Readonly<Record<ModelUse, string>> = {
  assistant: 'Answer my questions on the Memory page',
  coach: 'Make the coach’s suggestions more personal',
  breakdown: 'Break a task into steps',
  review: 'Word my weekly review',
};

/** Off for everybody until they say otherwise; `ask` asks before every single time. */
export const modelModes = ['off', 'chosen', 'ask'] as const;
export type ModelMode = (typeof modelModes)[number];

export const modelModeWords: Readonly<Record<ModelMode, string>> = {
  off: 'Off: nothing leaves this site',
  chosen: 'On for what I choose',
  ask: 'Ask me each time',
};
