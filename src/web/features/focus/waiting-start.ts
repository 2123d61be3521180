import type { StartRequest } from '#web/features/focus/begin-session.ts';
import { createStore } from '#web/platform/store.ts';

/** What somebody wanted to start while another session ran; it waits for an answer. */
export const waitingStart = createStore<StartRequest | null>(null);
