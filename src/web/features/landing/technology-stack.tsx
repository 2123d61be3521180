import type { ComponentType } from 'react';
import { modelProviders } from '#domain/landing/model-providers.ts';
import { useOperatorSentence } from '#web/platform/backend/operator-sentence.ts';

interface TechnologyStackProps {
  /** The two groups, from `technology-groups.tsx`: drawn by whoever decides when their code is fetched. */
  readonly Groups: ComponentType;
}

/** Spec 2 §2: what is really built in, in two groups, with where it runs and whose it is. */
export const TechnologyStack = ({ Groups }: TechnologyStackProps) => (
  <section aria-labelledby="technology">
    <h2 id="technology" className="text-2xl font-semibold sm:text-3xl">
      What it is built with
    </h2>
    <p className="mt-3 mb-10 max-w-2xl text-lg text-muted">
      Every part is open source. Here’s what it does for you, where it runs, and its licence.
    </p>
    <Groups />
    <div className="mt-10 space-y-3 rounded-3xl bg-calm-soft px-6 py-5">
      <p>The operator can also use a speech service like OpenAI’s. {useOperatorSentence('speech-part')}</p>
      <p>
        They can connect a language model too: {modelProviders.join(', ')} on a machine of theirs, or a
        service that works like OpenAI’s. None is connected at first. Then it’s still off until you turn it
        on, and you see what it would get.
      </p>
    </div>
  </section>
);
