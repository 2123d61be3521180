import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ContactState } from '#domain/contact/contact-states.ts';
import { contactTopicLabels } from '#domain/contact/contact-topics.ts';
import { replyLink } from '#domain/contact/reply-link.ts';
import type { ContactMessage } from '#web/features/system/messages-queries.ts';
import { Moment } from '#web/features/system/moment.tsx';
import { Button } from '#web/ui/button.tsx';

interface MessageRowProps {
  readonly message: ContactMessage;
  readonly onChange: (to: ContactState | 'removed') => void;
}

const senderOf = ({ name, email }: ContactMessage): string => name ?? email ?? 'No name given';

const Actions = ({ message, onChange }: MessageRowProps) => (
  <div className="mt-4 flex flex-wrap gap-2">
    {message.email !== null && (
      <Button asChild size="small">
        <a href={replyLink(message.email, message.topic)}>Reply by e-mail</a>
      </Button>
    )}
    {message.state === 'new' && (
      <Button size="small" onClick={() => onChange('read')}>
        Mark as read
      </Button>
    )}
    {message.state === 'done' ? (
      <Button size="small" onClick={() => onChange('read')}>
        Reopen
      </Button>
    ) : (
      <Button size="small" onClick={() => onChange('done')}>
        Mark as done
      </Button>
    )}
    <Button size="small" kind="plain" onClick={() => onChange('removed')}>
      Delete
    </Button>
  </div>
);

const Content = ({ message, onChange }: MessageRowProps) => (
  <div className="pb-3 sm:pl-7">
    <p className="wrap-anywhere text-muted">
      {message.email ?? 'No address'}
      {message.signedIn && ', signed in'}, <Moment date={message.createdAt} />
    </p>
    <p className="mt-3 rounded-2xl bg-raised p-4 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
    <Actions message={message} onChange={onChange} />
  </div>
);

/** Plain text as it came: an address in it is for reading, and must not be opened by accident. */
export const MessageRow = ({ message, onChange }: MessageRowProps) => {
  const [open, setOpen] = useState(false);
  return (
    <li className="border-b border-line py-2 last:border-0">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-[44px] cursor-pointer list-none items-start gap-2 rounded-2xl py-2 [[open]>&>svg]:rotate-0">
          <ChevronDown
            aria-hidden="true"
            className="mt-[0.25em] size-5 shrink-0 -rotate-90 transition-transform"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{contactTopicLabels[message.topic]}</span>
            <span className="text-muted"> · {senderOf(message)}</span>
            {message.priority && <span className="text-calm"> · Priority support</span>}
            <span className="line-clamp-1 text-muted">{message.message.split('\n')[0]}</span>
          </span>
        </summary>
        {open && <Content message={message} onChange={onChange} />}
      </details>
    </li>
  );
};
