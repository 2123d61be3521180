import { Link, useNavigate, useSearchParams } from 'react-router';
import { cleanQuery } from '#domain/search/search-query.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { SiteResults } from '#web/features/search/site-results.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// For those who are signed in: a visitor's page carries none of it.
const { Part: OwnTasks } = createLazyPart(
  async () => (await import('#web/features/search/own-tasks.tsx')).OwnTasks,
);

const pathFor = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

const examples = ['energy', 'cookies', 'delete my account'];

const Teaching = ({ signedIn }: { readonly signedIn: boolean }) => (
  <div className="mt-10 max-w-[65ch] text-lg text-muted">
    <p>
      A word or two is enough. The beginning of a word works, and small typos are fine.
      {signedIn
        ? ' Your own tasks are searched too, and nobody else sees them.'
        : ' When you are signed in, your own tasks are searched too.'}
    </p>
    <p className="mt-6">For example:</p>
    <ul className="mt-2 flex flex-wrap gap-3">
      {examples.map((example) => (
        <li key={example}>
          <Link
            to={pathFor(example)}
            className="inline-flex min-h-11 items-center rounded-full border border-edge px-5 text-ink hover:bg-raised"
          >
            {example}
          </Link>
        </li>
      ))}
    </ul>
    <noscript>
      <p className="mt-6">The search itself runs in your browser and needs JavaScript to be on.</p>
    </noscript>
  </div>
);

export const Page = () => {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = cleanQuery(parameters.get('q'));
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 pt-8 pb-24 sm:px-6 sm:pt-14">
      <PageHeading size="large">Search</PageHeading>
      <SearchBox
        label="What are you looking for?"
        query={query}
        onSearch={(next) => void navigate(pathFor(cleanQuery(next)))}
        className="mt-6"
      />
      {query === '' ? (
        <Teaching signedIn={user !== null} />
      ) : (
        <>
          {user !== null && <OwnTasks key={user.id} userId={user.id} query={query} />}
          <SiteResults query={query} />
        </>
      )}
    </main>
  );
};
