import { KeyFacts } from '#web/features/system/health/key-facts.tsx';
import { healthQuery } from '#web/features/system/health/health-queries.ts';
import { RoomAndQueues } from '#web/features/system/health/room-and-queues.tsx';
import { ServiceRows } from '#web/features/system/health/service-rows.tsx';
import { SystemSection } from '#web/features/system/system-section.tsx';

/** What was tried and what is kept, part by part. One question to the host, whose answer all of them share. */
export const HealthDetails = () => (
  <>
    <SystemSection
      heading="Keys and services"
      note="Each one is really tried, with the cheapest call it has. Nothing is sent to anybody."
      query={healthQuery()}
    >
      {({ checks }) => <ServiceRows checks={checks} />}
    </SystemSection>
    <SystemSection
      heading="Signing keys"
      note="They sign the passes people get when they sign in. A new key signs nobody out."
      query={healthQuery()}
    >
      {({ signing_keys: keys }) => <KeyFacts facts={keys} />}
    </SystemSection>
    <SystemSection
      heading="Room and queues"
      note="How much space is left, and what waits for the machine or for you."
      query={healthQuery()}
    >
      {(details) => <RoomAndQueues details={details} />}
    </SystemSection>
  </>
);
