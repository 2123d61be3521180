import { ErrorPanel } from '#web/ui/error-panel.tsx';

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
