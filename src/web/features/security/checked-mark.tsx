import { ShieldCheck } from 'lucide-react';

/** Stands beside what a test shows. Whoever cannot see it hears “Tested”, which its neighbour says. */
export const CheckedMark = () => (
  <ShieldCheck aria-hidden="true" className="mt-[0.15em] size-[1.35em] shrink-0 text-calm" />
);
