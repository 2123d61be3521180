import { type ReactNode, useEffect } from 'react';
import { readVisitorBrand } from '#web/features/white-label/brand-queries.ts';
import { BrandPicture } from '#web/features/white-label/brand-picture.tsx';
import { wearBrand } from '#web/features/white-label/wear-brand.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';

/** Over the sign-in: whose house it is. `own` is Kindling's picture, for where it is nobody else's. */
export const BrandDoor = ({ own }: { readonly own: ReactNode }) => {
  const loaded = useLoaded(readVisitorBrand);
  const brand = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => (brand === null ? undefined : wearBrand(brand)), [brand]);
  if (brand === null) return own;
  return (
    <>
      {brand.mark === null ? own : <BrandPicture mark={brand.mark} className="mb-6 h-20 max-w-64" />}
      {brand.name !== null && <p className="mb-3 text-xl font-semibold">{brand.name}</p>}
    </>
  );
};
