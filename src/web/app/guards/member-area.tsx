import { lazy, type ReactNode, Suspense } from 'react';
import { createArriving } from '#web/app/guards/arriving.tsx';

const root = createArriving(async () => (await import('#web/app/guards/member-root.tsx')).MemberRoot);
const shell = createArriving(async () => (await import('#web/app/shell/shell.tsx')).Shell);
const waiting = createArriving(async () => (await import('#web/app/shell/waiting-shell.tsx')).WaitingShell);

/** Loaded after the guard has let somebody in: a visitor's pages carry none of it. */
export const Shell = shell.Component;
export const WaitingShell = waiting.Component;
export const AdminCheck = lazy(async () => ({
  default: (await import('#web/app/guards/admin-check.tsx')).AdminCheck,
}));

export const preloadMemberArea = async (): Promise<void> => {
  await Promise.all([root.preload(), shell.preload(), waiting.preload()]);
};

interface MemberAreaProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export const MemberArea = ({ fallback, children }: MemberAreaProps) => (
  <Suspense fallback={fallback}>
    <root.Component>{children}</root.Component>
  </Suspense>
);
