import { type ContactTopic, isContactTopic } from '#domain/contact/contact-topics.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { contactDraftKey } from '#web/platform/contact-draft-key.ts';
import { newId } from '#web/platform/new-id.ts';
import { createListeners } from '#web/platform/store.ts';

/** What stands in the form, exactly as typed. */
export interface ContactDraft {
  /** The message's own: sent twice, it arrives once. */
  readonly id: string;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly name: string;
  readonly email: string;
}

const key = contactDraftKey;

/** As the page is drawn before anybody is there. */
export const emptyDraft: ContactDraft = { id: '', topic: 'question', message: '', name: '', email: '' };

const textOf = (value: unknown, name: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
};

const parse = (raw: string | null): unknown => {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
};

const read = (): ContactDraft => {
  const kept = parse(sessionStore.read(key));
  const topic = textOf(kept, 'topic');
  return {
    id: textOf(kept, 'id') || newId(),
    topic: isContactTopic(topic) ? topic : emptyDraft.topic,
    message: textOf(kept, 'message'),
    name: textOf(kept, 'name'),
    email: textOf(kept, 'email'),
  };
};

// In memory too: a browser may forbid storage.
let current: ContactDraft | null = null;
const { subscribe, notify } = createListeners();

const set = (draft: ContactDraft): void => {
  current = draft;
  notify();
};

export const contactDraft = (): ContactDraft => {
  current ??= read();
  return current;
};

export const saveDraft = (draft: ContactDraft): void => {
  sessionStore.write(key, JSON.stringify(draft));
  set(draft);
};

export const clearDraft = (): void => {
  sessionStore.remove(key);
  set({ ...emptyDraft, id: newId() });
};

export const watchDraft = subscribe;
