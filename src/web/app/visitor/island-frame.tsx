import type { ComponentType } from 'react';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { VisitorAuth } from '#web/features/auth/visitor-auth.tsx';

interface IslandFrameProps {
  readonly name: string;
  readonly Component: ComponentType;
}

/** What an island stands on, the same when it is drawn and when it comes alive. */
export const IslandFrame = ({ name, Component }: IslandFrameProps) => (
  <VisitorAuth>
    <ErrorBoundary name={name}>
      <Component />
    </ErrorBoundary>
  </VisitorAuth>
);
