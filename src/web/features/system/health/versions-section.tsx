import type { HealthDetails } from '#domain/system/health-answer.ts';
import { healthQuery } from '#web/features/system/health/health-queries.ts';
import { SystemSection } from '#web/features/system/system-section.tsx';

const Version = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="border-b border-line py-3 last:border-0 last:pb-0 sm:flex sm:justify-between sm:gap-6">
    <dt className="font-medium">{name}</dt>
    <dd className="wrap-anywhere sm:text-right">{value}</dd>
  </div>
);

const Versions = ({ versions }: Pick<HealthDetails, 'versions'>) => (
  <dl>
    <Version name="Kindling" value={versions.app} />
    <Version name="Node" value={versions.node} />
    <Version name="PostgreSQL" value={versions.postgres} />
    <Version
      name="Schema"
      value={`${versions.migrations.toLocaleString('en')} migrations, newest ${versions.newest_migration ?? 'none'}`}
    />
    <Version name="Browsers" value={versions.browsers} />
  </dl>
);

export const VersionsSection = () => (
  <SystemSection heading="Versions" note="What runs here, for a report of a bug." query={healthQuery()}>
    {({ versions }) => <Versions versions={versions} />}
  </SystemSection>
);
