import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** What the app holds. The cards may come from somewhere else: see feature-cards.tsx. */
export const InTheRoom = ({ Cards }: { readonly Cards: ComponentType }) => (
  <section aria-labelledby="in-the-room">
    <h2 id="in-the-room" className="text-3xl font-semibold sm:text-4xl">
      What’s inside
    </h2>
    <Cards />
    <Button asChild className="mt-9">
      <Link to="/features-pricing">See all features</Link>
    </Button>
  </section>
);
