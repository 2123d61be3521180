import { RotateCcw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface ErrorPanelProps {
  readonly message?: string | undefined;
  readonly onRetry?: () => void;
}

export const ErrorPanel = ({ message, onRetry }: ErrorPanelProps) => (
  <section role="alert" className="mx-auto w-full max-w-xl rounded-3xl border border-line bg-surface p-8">
    <h2 className="text-2xl font-semibold">Error</h2>
    <p className="mt-3 text-lg text-muted">
      {message === undefined || message === '' ? 'An unexpected error occurred' : message}
    </p>
    {onRetry && (
      <Button className="mt-6" onClick={onRetry}>
        <RotateCcw aria-hidden="true" />
        Try Again
      </Button>
    )}
  </section>
);
