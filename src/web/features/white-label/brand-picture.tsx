import { classNames } from '#web/ui/class-names.ts';

interface BrandPictureProps {
  readonly mark: string;
  readonly className?: string;
}

/** The words beside it say whose it is. */
export const BrandPicture = ({ mark, className }: BrandPictureProps) => (
  <img src={mark} alt="" className={classNames('h-7 w-auto max-w-24 shrink-0 object-contain', className)} />
);
