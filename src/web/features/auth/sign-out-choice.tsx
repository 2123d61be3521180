import { useAuth } from '#web/features/auth/auth-context.tsx';
import { Button } from '#web/ui/button.tsx';

/** Both ways out: of every device, as the button of the top bar, or of this one alone. */
export const SignOutChoice = () => {
  const { signOut } = useAuth();
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <div>
        <Button data-leaves onClick={() => void signOut()}>
          Sign out on all devices
        </Button>
        <p className="mt-2 text-muted">Signs you out of every browser right away.</p>
      </div>
      <div>
        <Button data-leaves onClick={() => void signOut('here')}>
          Only this device
        </Button>
        <p className="mt-2 text-muted">Your other devices stay signed in.</p>
      </div>
    </div>
  );
};
