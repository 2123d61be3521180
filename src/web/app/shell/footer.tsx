import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { thisYear } from '#web/platform/clock/clock.ts';
import { classNames } from '#web/ui/class-names.ts';

const flags = [
  { file: 'aboriginal', name: 'Australian Aboriginal flag', width: 60 },
  { file: 'torres-strait-islander', name: 'Torres Strait Islander flag', width: 60 },
  { file: 'australian', name: 'Australian flag', width: 80 },
];

const documents = [
  { path: '/music-library', label: 'Music Library' },
  { path: '/music-guide', label: 'Music Guide' },
  { path: '/voice', label: 'Voice Features' },
  { path: '/search', label: 'Search' },
  { path: '/documentation-migration', label: 'Import your tasks' },
  { path: '/data-export', label: 'Download your data' },
  { path: '/privacy', label: 'Privacy Policy' },
  { path: '/terms', label: 'Terms of Service' },
].filter(({ path }) => isBuiltPath(path));

const linkLook =
  'inline-block py-2.5 underline decoration-edge underline-offset-4 transition-colors duration-200 hover:text-ink hover:decoration-current';

export const Footer = ({ className }: { readonly className?: string }) => (
  <footer data-distraction className="border-t border-line text-muted">
    <div className={classNames('mx-auto w-full px-5 pt-10 pb-8 sm:px-6', className)}>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <div className="min-w-0 flex-[1_1_24rem]">
          <p>
            Kindling acknowledges the Traditional Custodians of Country throughout Australia and their
            connections to land, sea and community. We pay our respects to Elders past and present, and to all
            Aboriginal and Torres Strait Islander peoples.
          </p>
          <a
            href="https://aiatsis.gov.au/explore/map-indigenous-australia"
            rel="noopener noreferrer"
            className={classNames(linkLook, 'mt-1')}
          >
            Find your Country (AIATSIS map)
            <ExternalLink aria-hidden="true" className="ml-2 inline size-4 align-[-0.1em]" />
            <span className="sr-only">, on another site</span>
          </a>
        </div>
        {/* Shown as they are: not rounded, not tinted, nothing on top. */}
        <ul aria-label="Flags" className="flex items-center gap-4 rounded-3xl bg-raised p-4">
          {flags.map(({ file, name, width }) => (
            <li key={file}>
              <img
                src={`/flags/${file}.svg`}
                alt={name}
                width={width}
                height={40}
                loading="lazy"
                className="max-w-none forced-color-adjust-none"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-line pt-4">
        <p className="mr-auto py-2.5">
          © <span data-year>{thisYear()}</span> Kindling
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {documents.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className={linkLook}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
);
