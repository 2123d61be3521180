import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link inside a sentence. */
export const InlineLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className="text-calm underline underline-offset-4 hover:text-ink">
    {children}
  </Link>
);
