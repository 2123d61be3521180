import { threatLimits } from './threat-rule.ts';

/** What is wrong with the reason why something is harmless, or null. */
export const threatReasonProblem = (reason: string): string | null => {
  const { length } = reason.trim();
  if (length === 0) return 'Please say why.';
  return length > threatLimits.reason ? `Please use at most ${threatLimits.reason} characters.` : null;
};
