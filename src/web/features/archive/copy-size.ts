const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

// The space between a number and its unit does not break.
export const copySize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${whole.format(Math.ceil(bytes / 1000))}\u00A0kB`
    : `${tenth.format(bytes / 1_000_000)}\u00A0MB`;
