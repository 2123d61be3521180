import { useId, useState } from 'react';
import { contactTopicLabels } from '#domain/contact/contact-topics.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { deleteOwnMessage } from '#web/features/contact/contact-mutations.ts';
import { type OwnMessage, readOwnMessages } from '#web/features/contact/contact-queries.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';

const written = { dateStyle: 'long' } as const;

interface AskProps {
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const Ask = ({ onDelete, onClose }: AskProps) => {
  const heading = useId();
  return (
    <Dialog open labelledBy={heading} onClose={onClose} className="p-6 sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        Delete this message?
      </h2>
      <p className="mt-3 text-lg">It will be gone for good. If a copy went out by e-mail, that copy stays.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button haptic="heavy" onClick={onDelete}>
          Delete it
        </Button>
        <Button kind="plain" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
};

const Row = ({ message, onGone }: { readonly message: OwnMessage; readonly onGone: () => void }) => {
  const [asking, setAsking] = useState(false);
  const day = useDateFormat(written);
  const forget = async (): Promise<void> => {
    try {
      await deleteOwnMessage(message.id);
      showMessage(catalogue.deleted);
      onGone();
    } catch {
      showMessage(catalogue.deleteFailed);
    }
  };
  const remove = (): void => {
    setAsking(false);
    void forget();
  };
  return (
    <li className="border-t border-line py-5">
      <p className="text-muted">
        {contactTopicLabels[message.topic]},{' '}
        <time dateTime={message.createdAt.toISOString()}>{day.format(message.createdAt)}</time>
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <Button
        size="small"
        className="mt-3"
        aria-label={`Delete your message of ${day.format(message.createdAt)}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking && <Ask onDelete={remove} onClose={() => setAsking(false)} />}
    </li>
  );
};

/** What somebody who is signed in wrote before; nothing where there is nothing. */
export const OwnMessages = () => {
  const heading = useId();
  const loaded = useLoaded(readOwnMessages);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const messages = loaded.state === 'ready' ? loaded.value.filter(({ id }) => !gone.has(id)) : [];
  if (loaded.state === 'failed') {
    return (
      <p className="mt-16 flex flex-wrap items-center gap-4 text-lg">
        We couldn’t load your earlier messages.
        <Button onClick={loaded.retry}>Try again</Button>
      </p>
    );
  }
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-16 max-w-[65ch]">
      <h2 id={heading} className="mb-4 text-2xl font-semibold">
        Your messages
      </h2>
      <ul>
        {messages.map((message) => (
          <Row
            key={message.id}
            message={message}
            onGone={() => {
              setGone(new Set([...gone, message.id]));
              document.querySelector<HTMLElement>('main h1')?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
};
