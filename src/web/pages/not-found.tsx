import { Link } from 'react-router';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => (
  <main id="main" className="grid min-h-[75dvh] place-items-center p-6 text-center">
    <div className="flex flex-col items-center">
      <Fire level={1} className="mb-6 w-36" />
      <PageHeading size="huge">404</PageHeading>
      <p className="mt-4 text-xl text-muted">Oops! Page not found</p>
      <Button asChild size="large" className="mt-8">
        <Link to="/">Return to Home</Link>
      </Button>
      <SearchBox label="Search this site" className="mt-10 w-full max-w-md" />
    </div>
  </main>
);
