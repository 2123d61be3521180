import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { isContactTopic } from '#domain/contact/contact-topics.ts';
import { contactFields } from '#domain/contact/validate-contact.ts';
import {
  type ContactDraft,
  contactDraft,
  emptyDraft,
  saveDraft,
  watchDraft,
} from '#web/features/contact/contact-draft.ts';

const typedIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** The draft of this tab. What was typed before the page came alive is taken over, and never overwritten. */
export const useContactDraft = (form: RefObject<HTMLFormElement | null>): ContactDraft => {
  const draft = useSyncExternalStore(watchDraft, contactDraft, () => emptyDraft);
  useLayoutEffect(() => {
    if (form.current === null) return;
    const kept = contactDraft();
    const topic = typedIn(form.current, 'topic');
    const typed = {
      // What stands there by itself is nobody's choice.
      topic: isContactTopic(topic) && topic !== emptyDraft.topic ? topic : kept.topic,
      message: kept.message || typedIn(form.current, 'message'),
      name: kept.name || typedIn(form.current, 'name'),
      email: kept.email || typedIn(form.current, 'email'),
    };
    if (contactFields.some((field) => typed[field] !== kept[field])) saveDraft({ ...kept, ...typed });
  }, [form]);
  return draft;
};
