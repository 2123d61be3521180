const parts = (milliseconds: number): readonly [hours: number, minutes: number, seconds: number] => {
  const whole = Number.isFinite(milliseconds) ? Math.max(0, Math.floor(milliseconds / 1000)) : 0;
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
};

const two = (value: number): string => String(value).padStart(2, '0');

/** 3:07, or 1:03:07. */
export const trackTime = (milliseconds: number): string => {
  const [hours, minutes, seconds] = parts(milliseconds);
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
};

const counted = (count: number, word: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];

/** The same for a voice: "3 minutes 7 seconds". */
export const spokenTime = (milliseconds: number): string => {
  const [hours, minutes, seconds] = parts(milliseconds);
  const words = [...counted(hours, 'hour'), ...counted(minutes, 'minute'), ...counted(seconds, 'second')];
  return words.length === 0 ? '0 seconds' : words.join(' ');
};
