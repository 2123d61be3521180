import { sessionStore } from '#web/platform/browser-storage.ts';

// The prefix has it forgotten at sign-out.
export const contactDraftKey = 'session_contact_draft';

/** Whether a message was begun in this tab. */
export const contactDraftBegun = (): boolean => sessionStore.read(contactDraftKey) !== null;
