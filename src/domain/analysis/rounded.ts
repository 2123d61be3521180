/** To so many digits, and never minus zero. */
export const rounded = (digits: number, value: number): number => Number(value.toFixed(digits)) + 0;
