import { statementTimeouts } from '#domain/security/statement-timeouts.ts';

const roles = [
  {
    name: 'anon',
    who: 'A visitor. Can’t read any records. Can report an error and fetch public music.',
  },
  {
    name: 'authenticated',
    who: 'A person who is signed in, admin or not. Sees what the policies show.',
  },
  {
    name: 'service_role',
    who: 'The server’s own work, and anyone with the secret key. Policies don’t apply to it. No pass we issue can claim it.',
  },
  {
    name: 'supabase_auth_admin',
    who: 'The sign-in service, for its own tables.',
  },
  {
    name: 'supabase_storage_admin',
    who: 'The file service, for limits, signed links and cleaning up leftovers.',
  },
] as const;

/** The roles a request can take on, with the time each statement of theirs may take. */
export const RoleList = () => (
  <dl className="divide-y divide-line border-y border-line">
    {roles.map(({ name, who }) => (
      <div key={name} className="py-4">
        <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
          <code className="text-base break-all text-calm">{name}</code>
          <span className="text-muted">at most {statementTimeouts[name] / 1000} seconds</span>
        </dt>
        <dd className="mt-1">{who}</dd>
      </div>
    ))}
  </dl>
);
