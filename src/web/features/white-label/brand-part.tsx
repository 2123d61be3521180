import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { brandQuery } from '#web/features/white-label/brand-queries.ts';
import { BrandPicture } from '#web/features/white-label/brand-picture.tsx';
import { wearBrand } from '#web/features/white-label/wear-brand.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';

interface BrandPartProps {
  readonly userId: string | undefined;
  /** The mark of the frame, which colours the page and names the tab too, or the name at the head of the sidebar. */
  readonly part: 'mark' | 'name';
  /** Kindling's own, for everybody whose licence does not show another. */
  readonly own: ReactNode;
}

export const BrandPart = ({ userId = '', part, own }: BrandPartProps) => {
  const { backend } = useConnection();
  const { data: brand, isPending } = useQuery(brandQuery(backend, userId));
  const worn = part === 'mark' ? brand : null;
  useEffect(() => (worn ? wearBrand(worn) : undefined), [worn]);
  // Nothing for a moment rather than somebody else's mark.
  if (isPending) return null;
  if (part === 'mark') return brand?.mark ? <BrandPicture mark={brand.mark} /> : own;
  return brand?.name ? <p className="truncate px-4 pt-5 text-lg font-semibold">{brand.name}</p> : own;
};
