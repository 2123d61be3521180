import { Mail, MessageSquare } from 'lucide-react';
import { Moment } from '#web/features/system/moment.tsx';
import type { OutboxMessage } from '#web/features/system/outbox-queries.ts';

const Kind = ({ kind }: { readonly kind: OutboxMessage['kind'] }) => (
  <>
    {kind === 'email' ? (
      <Mail aria-hidden="true" className="mr-2 inline size-5 align-text-bottom text-calm" />
    ) : (
      <MessageSquare aria-hidden="true" className="mr-2 inline size-5 align-text-bottom text-calm" />
    )}
    <span className="sr-only">{kind === 'email' ? 'E-mail:' : 'Text message:'}</span>
  </>
);

const Row = ({ message }: { readonly message: OutboxMessage }) => (
  <tr className="border-b border-line align-top last:border-0">
    <td className="py-3 sm:pr-4">
      <p className="font-medium">
        <Kind kind={message.kind} />
        {message.subject}
      </p>
      <p className="mt-1 text-muted">
        {message.refused ? 'Not delivered: the mail server rejected it.' : 'Not delivered.'}
      </p>
      <p className="mt-1 wrap-anywhere text-muted sm:hidden">
        {message.recipient}, <Moment date={message.createdAt} />
      </p>
    </td>
    <td className="py-3 pr-4 wrap-anywhere max-sm:hidden">{message.recipient}</td>
    <td className="py-3 text-muted max-sm:hidden">
      <Moment date={message.createdAt} />
    </td>
  </tr>
);

export const OutboxTable = ({ messages }: { readonly messages: readonly OutboxMessage[] }) => (
  <table className="w-full table-fixed text-left">
    <caption className="pb-4 text-left">
      <span className="block text-xl font-semibold">Outbox</span>
      <span className="mt-1 block text-muted">
        E-mails and text messages that couldn’t be sent. They contain sign-in codes, so nobody can read them
        here. Whoever runs this server can read them on its console:{' '}
        <code className="wrap-anywhere">npm run outbox</code>.
      </span>
    </caption>
    <thead className="text-muted">
      <tr className="border-b border-line">
        <th scope="col" className="py-3 pr-4 font-medium">
          Message
        </th>
        <th scope="col" className="w-1/4 py-3 pr-4 font-medium max-sm:hidden">
          To
        </th>
        <th scope="col" className="w-1/6 py-3 font-medium max-sm:hidden">
          When
        </th>
      </tr>
    </thead>
    <tbody>
      {messages.map((message) => (
        <Row key={message.id} message={message} />
      ))}
      {messages.length === 0 && (
        <tr>
          <td colSpan={3} className="py-3 text-muted">
            Nothing is waiting.
          </td>
        </tr>
      )}
    </tbody>
  </table>
);
