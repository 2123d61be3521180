import { Link } from 'react-router';
import { CheckHistory } from '#web/features/security-desk/check/check-history.tsx';
import { SecurityCheck } from '#web/features/security-desk/check/security-check.tsx';
import { useSecurityCheck } from '#web/features/security-desk/check/use-security-check.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** Spec 2 §2 and §6: the security validation section of the home page, for anybody who is signed in. */
export const HomeSecurity = () => {
  const check = useSecurityCheck();
  const { answer } = check;
  return (
    <SecurityCheck check={check}>
      {answer !== null && answer.run !== null && (
        <div className="mt-4">
          <Disclosure name="Earlier checks" size="small">
            {() => (
              <div className="mt-2">
                <CheckHistory key={answer.run?.id ?? ''} scope={answer.scope} />
              </div>
            )}
          </Disclosure>
          {answer.scope === 'installation' && (
            <Button asChild kind="plain" size="small" className="-ml-3.5">
              <Link to="/security">Open the security page</Link>
            </Button>
          )}
        </div>
      )}
    </SecurityCheck>
  );
};
