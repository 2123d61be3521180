import { DemoParts } from '#web/features/memory/demo/demo-parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { createIsland } from '#web/ui/island.tsx';

const Parts = createIsland('memory-demo', DemoParts);

/** Spec 2 §2: four kinds of memory, two things to try, and the way to the whole of it. */
export const MemoryDemo = () => (
  <section id="memory-demo" aria-labelledby="memory-demo-title" className="scroll-mt-6">
    <h2 id="memory-demo-title" className="text-2xl font-semibold sm:text-3xl">
      A memory you can check
    </h2>
    <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
      Try it with memories we made up. It all stays in your browser:{' '}
      <span className="text-ink">nothing is sent and nothing is stored</span>.
    </p>
    <Parts />
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button asChild>
        <a href="/memory-assistant">Full Memory Assistant</a>
      </Button>
      <p className="text-muted">In the app, memory is off until you turn it on.</p>
    </div>
  </section>
);
