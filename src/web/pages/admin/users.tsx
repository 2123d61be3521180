import { AccountDesk } from '#web/features/accounts/account-desk.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SecondStep } from '#web/features/second-factor/second-step.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const askSecondStep = (onShown: () => void) => <SecondStep onShown={onShown} />;

export const Page = () => {
  const { user, signIn } = useAuth();
  return (
    <>
      <PageHeading>People and roles</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Who has an account here, and what they may do. Never what they write. Every change asks for a reason
        and is recorded.
      </p>
      {user !== null && (
        <AccountDesk
          adminId={user.id}
          secondStep={askSecondStep}
          onSignIn={() => void signIn('/admin/users', { again: true }).catch(() => undefined)}
        />
      )}
    </>
  );
};
