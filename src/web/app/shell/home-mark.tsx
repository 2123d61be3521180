import { Link } from 'react-router';
import { BrandSlot } from '#web/app/shell/brand-slot.tsx';
import { Mark } from '#web/ui/mark.tsx';

export const barLook =
  'z-30 flex min-h-[64px] items-center gap-1 border-b border-line bg-paper px-2 sm:gap-2 sm:px-3 tall:sticky tall:top-0';

/** Home without the once-a-session redirect: who asks for Home wants to see it. */
export const HomeMark = () => (
  <Link
    to="/?stay=true"
    className="flex min-h-[44px] min-w-[44px] shrink-0 items-center gap-2 rounded-full px-2 text-lg font-semibold"
  >
    <BrandSlot part="mark" own={<Mark />} />
    <span className="max-[400px]:sr-only">Home</span>
  </Link>
);
