import { useRouteError } from 'react-router';
import { ErrorPanel } from '#web/ui/error-panel.tsx';

export const RouteError = () => {
  const error = useRouteError();
  return (
    <main id="main" className="grid min-h-[80dvh] place-items-center p-6">
      <h1 className="sr-only">Kindling</h1>
      <ErrorPanel
        message={error instanceof Error ? error.message : undefined}
        onRetry={() => location.reload()}
      />
    </main>
  );
};
