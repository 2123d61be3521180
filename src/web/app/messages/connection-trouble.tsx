import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';

/** What is only being fetched is usually there by then. */
const patienceMs = 1_000;

export interface Trouble {
  readonly message: string;
  readonly retry: () => void;
}

/** Somebody is signed in on this device, and the host does not answer. */
export const ConnectionTrouble = ({ trouble }: { readonly trouble: Trouble }) => (
  <main id="main" className="grid min-h-[80dvh] place-items-center p-6">
    <h1 className="sr-only">Kindling</h1>
    <ErrorPanel message={trouble.message} onRetry={trouble.retry} />
  </main>
);

/**
 * What stands there while a page is waited for. A page that waits for the host's answers, where the host gives none, says so and how to
 * ask again.
 */
export const WaitingPage = ({ children }: { readonly children: ReactNode }) => {
  const { trouble } = useAuth();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (trouble === null || !isLate) return children;
  return (
    <div className="mt-10 px-6">
      <ErrorPanel message={trouble.message} onRetry={trouble.retry} />
    </div>
  );
};
