import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** The facts may come from somewhere else: see science-facts.tsx. */
export const ScienceProof = ({ Facts }: { readonly Facts: ComponentType }) => (
  <section id="science-proof" aria-labelledby="science-title">
    <h2 id="science-title" className="text-3xl font-semibold sm:text-4xl">
      What the research says
    </h2>
    <Facts />
    <Button asChild className="mt-8">
      <Link to="/adhd-research">Read more about the research</Link>
    </Button>
  </section>
);
