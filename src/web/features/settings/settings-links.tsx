import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

interface SettingsLink {
  readonly to: string;
  readonly label: string;
  readonly hint: string;
}

/** Ways on to pages of their own. */
export const SettingsLinks = ({ links }: { readonly links: readonly SettingsLink[] }) => (
  <ul className="divide-y divide-line">
    {links.map(({ to, label, hint }) => (
      <li key={to}>
        <Link
          to={to}
          className="flex min-h-[52px] items-center gap-4 rounded-2xl py-2.5 transition-colors hover:text-calm"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{label}</span>
            <span className="block text-muted">{hint}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);
