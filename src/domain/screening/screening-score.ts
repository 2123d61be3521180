import { screeningAreaIds } from '#domain/screening/screening-areas.ts';
import type { ScreeningAreaId } from '#domain/screening/screening-areas.ts';
import type { ScreeningItem } from '#domain/screening/screening-items.ts';

/** 0 Never to 4 Very often, by item. What was skipped is not there. */
export type ScreeningResponses = Readonly<Record<string, number>>;

export interface AreaScore {
  readonly area: ScreeningAreaId;
  readonly answered: number;
  readonly asked: number;
  /** 0 to 100; null where fewer than three quarters were answered. */
  readonly score: number | null;
}

const isAnswer = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= 4;

/** A profile and never a verdict: nothing here is added up over the areas. */
export const scoreScreening = (
  items: readonly ScreeningItem[],
  responses: ScreeningResponses,
): readonly AreaScore[] =>
  screeningAreaIds.map((area) => {
    const own = items.filter((item) => item.area === area);
    const answers = own.map((item) => responses[item.id]).filter(isAnswer);
    const enough = own.length > 0 && answers.length * 4 >= own.length * 3;
    const sum = answers.reduce((total, answer) => total + answer, 0);
    return {
      area,
      answered: answers.length,
      asked: own.length,
      score: enough ? (sum / answers.length) * 25 : null,
    };
  });
