import { type ClientHealth, clientHealthQuery } from '#web/features/system/client-health-queries.ts';
import { Moment } from '#web/features/system/moment.tsx';
import { SystemSection } from '#web/features/system/system-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`);

const Errors = ({ errors }: { readonly errors: ClientHealth['errors'] }) => (
  <ul>
    {errors.map((error) => (
      <li key={error.message} className="border-b border-line py-4 last:border-0 last:pb-0">
        <p className="font-medium wrap-anywhere">{error.message}</p>
        <p className="mt-1 text-muted">
          {times(error.count)}, last on <Moment date={error.lastAt} />
        </p>
      </li>
    ))}
    {errors.length === 0 && <li className="text-muted">No errors reported.</li>}
  </ul>
);

export const BrowserErrorsSection = () => {
  const { backend } = useConnection();
  return (
    <SystemSection
      heading="Errors in browsers, last 24 hours"
      note="What went wrong and how often, but not for whom."
      query={clientHealthQuery(backend)}
    >
      {({ errors }) => <Errors errors={errors} />}
    </SystemSection>
  );
};
