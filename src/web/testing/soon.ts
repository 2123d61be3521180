import { vi } from 'vitest';

/** As patient as Testing Library is here: a busy machine takes its time. */
export const soon = async (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });
