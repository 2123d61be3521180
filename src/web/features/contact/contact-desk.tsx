import { useEffect, useRef, useState } from 'react';
import { contactThanks } from '#domain/contact/contact-thanks.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { fieldId } from '#web/features/contact/error-summary.tsx';
import { Button } from '#web/ui/button.tsx';

const Thanks = ({ onAgain }: { readonly onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-semibold text-balance outline-none sm:text-3xl"
      >
        {contactThanks.title}
      </h2>
      <p className="mt-4 text-lg">{contactThanks.next}</p>
      <p className="mt-3 text-lg text-muted">You don’t need to do anything else.</p>
      <Button className="mt-8" onClick={onAgain}>
        Write another message
      </Button>
    </>
  );
};

interface ContactDeskProps {
  readonly account: string | null;
  /** For whatever on the page shows what was sent. */
  readonly onSent: () => void;
}

export const ContactDesk = ({ account, onSent }: ContactDeskProps) => {
  const [sent, setSent] = useState(false);
  return (
    <section
      aria-label="Your message to us"
      className="self-start rounded-3xl border border-line bg-surface p-6 sm:p-9"
    >
      {sent ? (
        <Thanks
          onAgain={() => {
            setSent(false);
            requestAnimationFrame(() => document.getElementById(fieldId('message'))?.focus());
          }}
        />
      ) : (
        <ContactForm
          account={account}
          onSent={() => {
            setSent(true);
            onSent();
          }}
        />
      )}
    </section>
  );
};
