import { Moment } from '#web/features/system/moment.tsx';
import {
  securityEventsQuery,
  type ShownSecurityEvent,
} from '#web/features/system/security-events-queries.ts';
import { SystemSection } from '#web/features/system/system-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';

const Row = ({ event }: { readonly event: ShownSecurityEvent }) => (
  <li className="border-b border-line py-3 last:border-0 last:pb-0 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
    <div className="min-w-0">
      <p className="font-medium">{event.words}</p>
      <p className="wrap-anywhere text-muted">
        {event.source === 'server' ? 'Reported by the server' : 'Reported by a browser'}
        {event.path !== '' && ` at ${event.path}`}
        {event.account !== null && `, account ${event.account}…`}
      </p>
    </div>
    <p className="shrink-0 text-muted">
      <Moment date={event.createdAt} />
    </p>
  </li>
);

export const SecurityEventsSection = () => {
  const { backend } = useConnection();
  return (
    <SystemSection
      heading="Security events"
      note="The latest fifty. Most are routine, such as a sign-in."
      query={securityEventsQuery(backend)}
    >
      {(events) => (
        <ul>
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
          {events.length === 0 && <li className="text-muted">No events yet.</li>}
        </ul>
      )}
    </SystemSection>
  );
};
