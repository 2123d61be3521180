import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names; it does not decide between two that contradict each other. One that has to win over a
 * component's own says so itself: `px-3!`.
 */
export const classNames = (...values: ClassValue[]): string => clsx(values);
