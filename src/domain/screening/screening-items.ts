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
    'I miss small things in work I know well, because my mind was elsewhere.',
    'A sound or a movement nearby pulls me away from what I was doing.',
    'I lose the thread halfway through a film, a meeting or a lesson.',
    'I can only stick with a routine job if something else keeps part of me busy.',
  ],
  finishing: [
    'I leave a job when the interesting part is over and the last bit is still to do.',
    'I have things half done in more places than I can count.',
    'I put something in a safe place and then can’t find it.',
    'I don’t know what to do first when a task has many parts.',
    'My papers, files or messages pile up until it hurts to look at them.',
    'I start something new before I’ve finished the last thing.',
  ],
  starting: [
    'I know what to do, I want it done, and I still can’t start.',
    'I wait until the pressure is high before I can get going.',
    'I put off anything that takes a lot of thinking, even when it’s short.',
    'I fill my time with easy jobs so I don’t have to face the hard one.',
    'I need another person near me, or a fixed date, to get started.',
    'After a few minutes of real effort, I feel as if my battery is empty.',
  ],
  time: [
    'Something takes far longer than I thought it would.',
    'I turn up after the start, or rush in at the last moment, although I meant to be early.',
    'I walk into a room and can’t remember why.',
    'I forget what I promised unless it’s written where I’ll see it.',
    'I lose hours in something that was supposed to take minutes.',
    'I have to ask again for a number, a name or a step I was just told.',
  ],
  restlessness: [
    'My hands, feet or legs want to move when I should be still.',
    'I feel restless inside, even when I have time to rest.',
    'I say things before I’ve decided to say them.',
    'I find it hard to wait my turn, in a queue or in a conversation.',
    'I buy, agree or click on the spur of the moment and later wish I’d waited.',
    'I switch to something else because staying with it feels unbearable.',
  ],
  feelings: [
    'A small setback feels very big for a while.',
    'I get angry fast, and I’m often sorry soon after.',
    'A harmless remark stays with me for hours.',
    'My mood changes several times in one day.',
    'When a feeling is strong, I can’t do anything else until it passes.',
    'I avoid things because I might fail or be rejected.',
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
