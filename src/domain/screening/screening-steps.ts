import { contextQuestions } from '#domain/screening/context-questions.ts';
import type { ScreeningAreaId } from '#domain/screening/screening-areas.ts';
import { itemsOf, screeningAnswers, type ScreeningMode } from '#domain/screening/screening-items.ts';

/** One screen: a scored item, or one of the questions around it. */
export interface ScreeningStep {
  readonly id: string;
  /** None for a question that is not scored. */
  readonly area: ScreeningAreaId | null;
  readonly text: string;
  readonly choices: readonly string[];
  readonly many: boolean;
}

const scored = (mode: ScreeningMode): readonly ScreeningStep[] =>
  itemsOf(mode).map(({ id, area, text }) => ({ id, area, text, choices: screeningAnswers, many: false }));

const around: readonly ScreeningStep[] = contextQuestions.map(({ id, text, choices, many }) => ({
  id,
  area: null,
  text,
  choices,
  many,
}));

const steps: Readonly<Record<ScreeningMode, readonly ScreeningStep[]>> = {
  standard: scored('standard'),
  full: [...scored('full'), ...around],
};

/** Everything that is asked, in the order of asking. */
export const stepsOf = (mode: ScreeningMode): readonly ScreeningStep[] => steps[mode];
