import { FreshStart } from '#web/features/rest-days/fresh-start.tsx';
import { useWasAway } from '#web/features/rest-days/use-was-away.ts';

/** A kind word for somebody who was away, and a choice; nothing for everybody else. */
export const WelcomeBack = () =>
  useWasAway() && (
    <section
      aria-label="Welcome back"
      className="mb-8 w-full rounded-3xl border border-line bg-calm-soft p-5 text-left sm:p-6"
    >
      <p className="text-lg font-medium">Good to see you. Nothing is lost, and nothing is late.</p>
      <div className="mt-3 empty:hidden">
        <FreshStart otherwise={null} />
      </div>
    </section>
  );
