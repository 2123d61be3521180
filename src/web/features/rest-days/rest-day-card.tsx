import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';

interface RestDayCardProps {
  readonly onLook: () => void;
  /** Null on a day that rests every week. */
  readonly onEnd: (() => void) | null;
}

/** A day that asks for nothing. */
export const RestDayCard = ({ onLook, onEnd }: RestDayCardProps) => (
  <section
    aria-labelledby="rest-day"
    className="flex flex-col items-center overflow-hidden rounded-3xl border border-line bg-surface p-8 text-center sm:p-12"
  >
    <Fire level={1} className="mb-6 w-28" />
    <h2 id="rest-day" className="text-2xl font-semibold text-balance">
      Today is a rest day. Nothing to do.
    </h2>
    <div className="mt-6 flex flex-wrap justify-center gap-1">
      <Button kind="plain" onClick={onLook}>
        Show my tasks anyway
      </Button>
      {onEnd && (
        <Button kind="plain" onClick={onEnd}>
          Not a rest day
        </Button>
      )}
    </div>
  </section>
);
