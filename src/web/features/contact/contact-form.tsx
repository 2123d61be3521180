import { Send } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import { type ContactErrors, validateContact } from '#domain/contact/validate-contact.ts';
import { clearDraft, type ContactDraft, saveDraft } from '#web/features/contact/contact-draft.ts';
import { ContactFields, TrapField } from '#web/features/contact/contact-fields.tsx';
import { sendContact } from '#web/features/contact/contact-mutations.ts';
import { ErrorSummary } from '#web/features/contact/error-summary.tsx';
import { useContactDraft } from '#web/features/contact/use-contact-draft.ts';
import { newId } from '#web/platform/new-id.ts';
import { Button } from '#web/ui/button.tsx';

interface ContactFormProps {
  /** The address of whoever is signed in; null for a guest. */
  readonly account: string | null;
  readonly onSent: () => void;
}

const subjectOf = (form: HTMLFormElement | null): string => {
  const control = form?.elements.namedItem('subject');
  return control instanceof HTMLInputElement ? control.value : '';
};

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export const ContactForm = ({ account, onSent }: ContactFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const shownAt = useRef(0);
  const tried = useRef(false);
  const draft = useContactDraft(form);
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState<ContactErrors>({});
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const validation = validateContact(draft, { signedIn: account !== null });
  // Nobody is corrected while still typing for the first time.
  const errors = { ...told, ...(asked && !validation.valid ? validation.errors : {}) };

  /** After the messages are on the page. */
  const focusSummary = (): void => void requestAnimationFrame(() => summary.current?.focus());

  const change = (part: Partial<ContactDraft>): void => {
    setTold({});
    // Words that changed after they may have arrived are another message.
    saveDraft({ ...draft, ...part, ...(tried.current ? { id: newId() } : {}) });
    tried.current = false;
  };

  const send = async (): Promise<void> => {
    setSending(true);
    // Somebody whose words were kept may be quicker than the trap allows.
    await pause(Math.max(0, shownAt.current + contactLimits.quickestMs - performance.now()));
    tried.current = true;
    const outcome = await sendContact({
      ...draft,
      subject: subjectOf(form.current),
      shownForMs: Math.ceil(performance.now() - shownAt.current),
    });
    setSending(false);
    if (outcome.kind === 'sent') {
      clearDraft();
      onSent();
    } else if (outcome.kind === 'mistakes') {
      setTold(outcome.errors);
      focusSummary();
    } else setTrouble(outcome.sentence);
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (sending) return;
    setTrouble(null);
    setAsked(true);
    if (validation.valid) void send();
    else focusSummary();
  };

  return (
    // The address is for a browser without our script, which sends the same fields by itself.
    <form
      ref={form}
      action="/functions/v1/contact"
      method="post"
      noValidate
      onSubmit={submit}
      className="relative space-y-8"
    >
      {Object.keys(errors).length > 0 && <ErrorSummary ref={summary} errors={errors} />}
      <ContactFields draft={draft} errors={errors} account={account} onChange={change} />
      <TrapField />
      {trouble !== null && (
        <p role="alert" className="rounded-2xl border border-edge bg-raised p-5">
          {trouble}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" kind="primary" size="large" aria-disabled={sending}>
          <Send aria-hidden="true" />
          {sending ? 'Sending…' : 'Send message'}
        </Button>
        <p className="text-muted">Your draft stays in this tab until you send it.</p>
      </div>
    </form>
  );
};
