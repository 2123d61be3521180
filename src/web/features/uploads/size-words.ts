const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const kilobyte = 1000;
const megabyte = 1_000_000;

// The space between a number and its unit does not break.
export const sizeWords = (bytes: number): string =>
  bytes < megabyte
    ? `${whole.format(Math.ceil(bytes / kilobyte))}\u00A0kB`
    : `${tenth.format(bytes / megabyte)}\u00A0MB`;

export const percentOf = (sent: number, size: number): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100));
