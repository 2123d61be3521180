import { lazy, Suspense } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Mark } from '#web/ui/mark.tsx';

// Most installations are Kindling.
const load = () => import('#web/features/white-label/brand-frame.tsx');
const BrandMark = lazy(async () => ({ default: (await load()).BrandMark }));
const BrandName = lazy(async () => ({ default: (await load()).BrandName }));

/** Whose licence is asked, where the operator has a brand of their own. */
const useBranded = (): string | undefined => {
  const { config } = useConnection();
  const { user } = useAuth();
  return config.brand ? user?.id : undefined;
};

export const FrameMark = () => {
  const userId = useBranded();
  if (userId === undefined) return <Mark />;
  return (
    <Suspense fallback={<span className="h-7 w-7" />}>
      <BrandMark userId={userId} />
    </Suspense>
  );
};

export const FrameName = () => {
  const userId = useBranded();
  return userId === undefined ? null : (
    <Suspense>
      <BrandName userId={userId} />
    </Suspense>
  );
};
