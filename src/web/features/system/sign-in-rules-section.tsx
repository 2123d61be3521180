import { signInRulesQuery } from '#web/features/system/sign-in-rules-queries.ts';
import { SystemSection } from '#web/features/system/system-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';

/** What the operator asks of admins at sign-in, and how many have it. */
export const SignInRulesSection = () => {
  const { backend } = useConnection();
  return (
    <SystemSection
      heading="How admins sign in"
      note="Set with ADMIN_SECOND_FACTOR when the server starts."
      query={signInRulesQuery(backend)}
    >
      {({ isRequired, admins, withFactor }) => (
        <>
          <p>
            {isRequired
              ? 'Two-step sign-in is required. Without it, an admin has the same rights as anyone.'
              : 'Two-step sign-in is not required. Who has set it up is asked for a code anyway.'}
          </p>
          <p className="mt-2 text-muted">
            {withFactor} of {admins} {admins === 1 ? 'admin has' : 'admins have'} set it up.
          </p>
        </>
      )}
    </SystemSection>
  );
};
