import { clockChanges, offsetAt } from '#domain/calendar-files/zone-time.ts';

const offsetWords = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
};

/** A moment of a clock without a zone: 20261120T160000. */
export const clockWords = (clock: number): string =>
  new Date(clock).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * The zone's clock over some years, change by change, as it is known today. A reader with a table of zones of its own knows it
 * by its name; for every other one this is all there is.
 */
export const writeZone = (zone: string, firstYear: number, lastYear: number): readonly string[] => {
  const [start, end] = [Date.UTC(firstYear, 0, 1), Date.UTC(lastYear + 1, 0, 1)];
  const first = offsetAt(zone, start);
  const observances = [
    { type: 'STANDARD', at: '19700101T000000', from: first, to: first },
    ...clockChanges(zone, start, end).map(({ at, from, to }) => ({
      // Which of the two is summer time is a word only; ahead of the other is what nearly every zone means by it.
      type: to > from ? 'DAYLIGHT' : 'STANDARD',
      at: clockWords(at + from),
      from,
      to,
    })),
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observances.flatMap(({ type, at, from, to }) => [
      `BEGIN:${type}`,
      `DTSTART:${at}`,
      `TZOFFSETFROM:${offsetWords(from)}`,
      `TZOFFSETTO:${offsetWords(to)}`,
      `END:${type}`,
    ]),
    'END:VTIMEZONE',
  ];
};
