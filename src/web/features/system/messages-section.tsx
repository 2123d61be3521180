import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type ContactState, contactStateLabels, contactStates } from '#domain/contact/contact-states.ts';
import { MessageRow } from '#web/features/system/message-row.tsx';
import { messagesQuery } from '#web/features/system/messages-queries.ts';
import { useMessageActions } from '#web/features/system/use-message-actions.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const nothing: Readonly<Record<ContactState, string>> = {
  new: 'No new messages.',
  read: 'No messages waiting for a reply.',
  done: 'No messages marked as done yet.',
};

const waiting = (count: number): string =>
  count === 1 ? '1 new message' : `${count.toLocaleString('en')} new messages`;

export const MessagesSection = () => {
  const { backend } = useConnection();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<ContactState>('new');
  const answer = useInfiniteQuery(messagesQuery(backend, state));
  const change = useMessageActions();
  const pages = answer.data?.pages;
  const counts = pages?.[0]?.counts;
  const messages = pages?.flatMap((page) => page.messages) ?? [];
  return (
    <section aria-labelledby={id} className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        Messages
      </h2>
      <p className="mt-1 text-muted">
        Messages from the contact page. They’re deleted automatically after a year.
      </p>
      <output className="sr-only">{counts !== undefined && waiting(counts.new)}</output>
      <ChoiceChips
        label="Which messages"
        choices={contactStates.map((value) => ({
          value,
          label: `${contactStateLabels[value]}${counts === undefined ? '' : ` (${counts[value]})`}`,
        }))}
        value={state}
        onChange={setState}
        className="my-4"
      />
      {pages === undefined && answer.isFetching && <Spinner text="Loading..." />}
      {pages === undefined && !answer.isFetching && (
        <ErrorPanel message={answer.error?.message} onRetry={() => void answer.refetch()} />
      )}
      {pages !== undefined && messages.length === 0 && <p className="text-muted">{nothing[state]}</p>}
      <ul>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onChange={(to) => {
              change({ message, to });
              // The row leaves this list, and the focus with it.
              heading.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </ul>
      <ShowMore list={answer} />
    </section>
  );
};
