import type { Hearing } from '#domain/voice/hearing.ts';
import { thresholds } from '#domain/voice/thresholds.ts';

/** What somebody typed: every word of it is meant. */
export const typedText = (text: string): Hearing => ({ text, near: [], least: 0 });

/** Whether a word may have been another one. An engine that does not say is not believed either. */
export const isUnsure = ({ least = -Infinity }: Hearing): boolean => least < thresholds.taskWord;
