import type { LoadColour } from '#domain/music-performance/performance-grade.ts';

/** A colour is never the only sign. */
export const loadWords: Readonly<Record<LoadColour, string>> = {
  green: 'quick',
  yellow: 'all right',
  red: 'slow',
};

export const secondsInWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

const megabyte = 1024 * 1024;

export const sizeInWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** A rate from 0 to 1. */
export const percentInWords = (rate: number): string => `${Math.round(rate * 100)} %`;

/** `mood-change` or `moodChange` as people write it. */
export const operationInWords = (type: string): string => {
  const words = type
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'Something' : words.charAt(0).toUpperCase() + words.slice(1);
};
