/**
 * When a field was written, as text that sorts by plain comparison: milliseconds, a count within the millisecond, and
 * who wrote it, so that no two are the same. A hybrid clock: it follows the device's clock, and never falls behind a
 * stamp it has seen, so that whoever saw a value and changed it wins over it, however wrong a clock is.
 */
export type Stamp = string;

const form = /^(\d{15})-([0-9a-f]{4})-([0-9a-f]{8})$/;
const lastCount = 0xffff;

const write = (milliseconds: number, count: number, writer: string): Stamp =>
  `${String(milliseconds).padStart(15, '0')}-${count.toString(16).padStart(4, '0')}-${writer}`;

/** Before everything anybody wrote. */
export const firstStamp: Stamp = write(0, 0, '00000000');

export const isStamp = (text: string): boolean => form.test(text);

/** The next stamp of a writer (eight hex digits), later than `seen`. */
export const stampAfter = (seen: Stamp, now: number, writer: string): Stamp => {
  const parts = form.exec(seen);
  const millisecond = Math.max(0, Math.floor(now));
  if (parts === null || Number(parts[1]) < millisecond) return write(millisecond, 0, writer);
  const count = Number.parseInt(parts[2] ?? '0', 16) + 1;
  return count > lastCount ? write(Number(parts[1]) + 1, 0, writer) : write(Number(parts[1]), count, writer);
};
