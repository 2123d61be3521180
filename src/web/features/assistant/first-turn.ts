import type { FallbackReason } from '#domain/assistant/assistant-request.ts';
import type { ModelTurn } from '#web/features/assistant/assistant-turn.ts';

export const askingTurn: ModelTurn = {
  phase: 'asking',
  preview: null,
  text: '',
  cites: [],
  proposals: [],
  steps: [],
  why: null,
};

/** What came so far is no answer: the one from here stands in its place. */
export const fellBack = (why: FallbackReason): ModelTurn => ({ ...askingTurn, phase: 'fell back', why });
