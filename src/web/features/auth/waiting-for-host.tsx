import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What is only being fetched is usually there by then. */
const patienceMs = 1_000;

const useTroubleSoFar = () => {
  const { trouble } = useAuth();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? trouble : null;
};

/**
 * What stands there while a page is waited for. A page that waits for the host's answers, where the host gives none, says so and how to
 * ask again.
 */
export const WaitingPage = ({ children }: { readonly children: ReactNode }) => {
  const trouble = useTroubleSoFar();
  if (trouble === null) return children;
  return (
    <div className="mt-10 px-6">
      <ErrorPanel message={trouble.message} onRetry={trouble.retry} />
    </div>
  );
};

/** The spinner of a part of a page, of which there may be several: then a line, without a way to ask again by hand. */
export const WaitingPart = (spinner: ComponentProps<typeof Spinner>) => {
  const trouble = useTroubleSoFar();
  return trouble === null ? (
    <Spinner {...spinner} />
  ) : (
    <p className="text-muted">{trouble.message} We keep trying.</p>
  );
};
