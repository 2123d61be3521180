import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useConnectionSoFar } from '#web/platform/backend/connection-context.ts';

// Most installations are Kindling.
const BrandPart = lazy(async () => ({
  default: (await import('#web/features/white-label/brand-part.tsx')).BrandPart,
}));

interface BrandSlotProps {
  readonly part: 'mark' | 'name';
  /** Kindling's own. */
  readonly own?: ReactNode;
}

/** Where the operator has a brand of their own, the licence decides whose is shown. */
export const BrandSlot = ({ part, own }: BrandSlotProps) => {
  const config = useConnectionSoFar()?.config;
  const { user } = useAuth();
  return config?.brand ? (
    <Suspense>
      <BrandPart userId={user?.id} part={part} own={own} />
    </Suspense>
  ) : (
    own
  );
};
