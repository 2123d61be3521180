import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandQuery } from '#web/features/white-label/brand-queries.ts';
import { BrandPicture } from '#web/features/white-label/brand-picture.tsx';
import { wearBrand } from '#web/features/white-label/wear-brand.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Mark } from '#web/ui/mark.tsx';

interface WhoseProps {
  readonly userId: string;
}

/** The mark of the frame: the operator's for whoever's licence shows it, Kindling's for everybody else. */
export const BrandMark = ({ userId }: WhoseProps) => {
  const { backend } = useConnection();
  const { data: brand, isPending } = useQuery(brandQuery(backend, userId));
  useEffect(() => (brand ? wearBrand(brand) : undefined), [brand]);
  // Nothing for a moment rather than somebody else's mark.
  if (isPending) return <span className="h-7 w-7" />;
  return brand?.mark ? <BrandPicture mark={brand.mark} /> : <Mark />;
};

/** The operator's name, at the head of the sidebar. */
export const BrandName = ({ userId }: WhoseProps) => {
  const { backend } = useConnection();
  const { data: brand } = useQuery(brandQuery(backend, userId));
  return brand?.name ? <p className="truncate px-4 pt-5 text-lg font-semibold">{brand.name}</p> : null;
};
