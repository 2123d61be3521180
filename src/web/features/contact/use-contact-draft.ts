import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  type ContactDraft,
  contactDraft,
  emptyDraft,
  keepDraft,
  watchDraft,
} from '#web/features/contact/contact-draft.ts';

const typedIn = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
};

/** The draft of this tab. What was typed before the page came alive is taken over, and never overwritten. */
export const useContactDraft = (form: RefObject<HTMLFormElement | null>): ContactDraft => {
  const draft = useSyncExternalStore(watchDraft, contactDraft, () => emptyDraft);
  useLayoutEffect(() => {
    if (form.current === null) return;
    const kept = contactDraft();
    const message = kept.message || typedIn(form.current, 'message');
    const name = kept.name || typedIn(form.current, 'name');
    const email = kept.email || typedIn(form.current, 'email');
    if (message !== kept.message || name !== kept.name || email !== kept.email) {
      keepDraft({ ...kept, message, name, email });
    }
  }, [form]);
  return draft;
};
