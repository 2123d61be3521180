import type { ScreeningAreaId } from '#domain/screening/screening-areas.ts';
import { screeningAreaIds } from '#domain/screening/screening-areas.ts';

/** The standard mode asks four of each area, mode=full all six. */
export type ScreeningMode = 'standard' | 'full';

export interface ScreeningItem {
  readonly id: string;
  readonly area: ScreeningAreaId;
  readonly text: string;
}

export const screeningAnswers = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'] as const;

/** Ours, word for word. The order within an area is the order of asking; the first four are the standard mode. */
const texts: Readonly<Record<ScreeningAreaId, readonly string[]>> = {
  attention: [
    'I read a page and find at the end that none of it went in.',
    'My mind is somewhere else while someone is telling me something important.',
    'I miss small things in work that I know well, because I was not really there.',
    'A sound or a movement nearby takes me away from what I was doing.',
    'I lose the thread halfway through a film, a meeting or a lesson.',
    'I can only stay with a routine job if something else keeps part of me busy.',
  ],
  finishing: [
    'I leave a job when the interesting part is over and the last bit is still to do.',
    'I have things half done in more places than I can count.',
    'I put something in a safe place and then cannot find it.',
    'I do not know what to do first when a task has many parts.',
    'My papers, files or messages pile up until it hurts to look at them.',
    'I begin something new before the last thing has been put away.',
  ],
  starting: [
    'I know what to do, and I want it done, and still I cannot begin.',
    'I wait until the pressure is high before I can get going.',
    'I put off what takes a lot of thinking, even when it is short.',
    'I fill my time with easy jobs so that I need not face the hard one.',
    'I need another person near me, or a fixed date, to get started.',
    'After a few minutes of real effort I feel as if the battery were empty.',
  ],
  time: [
    'Something takes far longer than I thought it would.',
    'I get there after the start, or rush in at the last moment, although I meant to be early.',
    'I walk into a room and no longer know why.',
    'I forget what I promised unless it is written where I will see it.',
    'I lose hours in something that was meant to take minutes.',
    'I have to ask again for a number, a name or a step I was just told.',
  ],
  restlessness: [
    'My hands, feet or legs want to move when I should be still.',
    'I feel driven on from inside, even when there is time to rest.',
    'Words are out before I have decided to say them.',
    'I find it hard to wait for my turn, in a line or in a talk.',
    'I buy, agree or click on the spur of the moment and wish later that I had waited.',
    'I change what I am doing because sitting with it feels unbearable.',
  ],
  feelings: [
    'A small setback feels very big for a while.',
    'I get angry fast, and am often sorry soon after.',
    'A remark that was not meant badly stays with me for hours.',
    'My mood turns several times in one day.',
    'When I feel a lot, I can do nothing else until it passes.',
    'I keep away from things because I might fail or be turned down.',
  ],
};

const itemsPerArea: Readonly<Record<ScreeningMode, number>> = { standard: 4, full: 6 };

/** Area by area in turn, so that nobody answers four of a kind in a row. */
export const itemsOf = (mode: ScreeningMode): readonly ScreeningItem[] =>
  Array.from({ length: itemsPerArea[mode] }, (_, index) =>
    screeningAreaIds.map((area) => ({
      id: `${area}-${index + 1}`,
      area,
      text: texts[area][index] ?? '',
    })),
  ).flat();
