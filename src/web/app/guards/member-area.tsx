import { lazy, type ReactNode, Suspense } from 'react';

const loadRoot = () => import('#web/app/guards/member-root.tsx');
const loadShell = () => import('#web/app/shell/shell.tsx');

const MemberRoot = lazy(async () => ({ default: (await loadRoot()).MemberRoot }));

/** Loaded after the guard has let somebody in: a visitor's pages carry none of it. */
export const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));
export const AdminCheck = lazy(async () => ({
  default: (await import('#web/app/guards/admin-check.tsx')).AdminCheck,
}));

export const preloadMemberArea = async (): Promise<void> => {
  await Promise.all([loadRoot(), loadShell()]);
};

interface MemberAreaProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export const MemberArea = ({ fallback, children }: MemberAreaProps) => (
  <Suspense fallback={fallback}>
    <MemberRoot>{children}</MemberRoot>
  </Suspense>
);
