import { createStore } from '#web/platform/store.ts';

/** The session that was finished last in this tab: what comes next is offered on its page. A reload forgets it. */
export const justEnded = createStore<string | null>(null);
