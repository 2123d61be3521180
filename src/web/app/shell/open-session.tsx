import { use } from 'react';
import { useOpenRecords } from '#web/app/guards/use-open-records.ts';
import { SessionEffects, SessionStrip } from '#web/app/shell/session-strip.tsx';
import { connect } from '#web/platform/backend/connect.ts';
import { RecordsContext } from '#web/services/records/records-context.ts';

/** Opens what the person wrote, for the sake of the session alone. */
export const OpenSession = ({ userId }: { readonly userId: string }) => {
  const { backend } = use(connect());
  const records = useOpenRecords(backend, userId);
  return (
    <RecordsContext value={records}>
      <SessionStrip place="row" />
      <SessionEffects />
    </RecordsContext>
  );
};
