import type { FallbackReason } from '#domain/assistant/assistant-request.ts';
import { failureLine, refusalWords, takeRefusals } from '#domain/assistant/model-refusals.ts';

/** One quiet line: why the answer is from here. */
export const fallbackLine = (why: FallbackReason): string => {
  const refusal = takeRefusals.find((one) => one === why);
  if (refusal !== undefined) return refusalWords[refusal];
  if (why === 'care') return refusalWords.off;
  if (why === 'empty') return 'Answered here: the model had nothing to say.';
  return why === 'figures' ? 'Answered here: the model named figures that aren’t yours.' : failureLine;
};
