import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';

const rings = [40, 72, 106, 142, 180, 220] as const;

/** A drop, and how far it carries. */
const Drop = () => (
  <svg
    viewBox="0 0 720 150"
    width="720"
    height="150"
    fill="none"
    aria-hidden="true"
    className="mx-auto h-auto w-full max-w-3xl"
  >
    <g stroke="var(--calm)" strokeWidth="3">
      {rings.map((r, index) => (
        <ellipse key={r} cx="360" cy="78" rx={r * 1.55} ry={r * 0.32} opacity={0.9 - index * 0.14} />
      ))}
    </g>
    <circle cx="360" cy="76" r="9" fill="var(--calm)" />
  </svg>
);

/** What music is here, and what it is not. */
export const MusicTherapy = () => (
  <section id="music-therapy" aria-labelledby="music-therapy-title" className="text-center">
    <Drop />
    <h2 id="music-therapy-title" className="mx-auto mt-8 max-w-3xl text-3xl font-semibold sm:text-4xl">
      Music isn’t medicine. <span className="sm:block">It can still be good company.</span>
    </h2>
    <p className="mx-auto mt-6 max-w-2xl text-xl text-muted">
      Music therapy is care by a trained person. Kindling isn’t that, and it doesn’t treat anything. It plays
      music that stays out of your way. Tell it what helped, and you’ll hear that first.
    </p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <Button asChild>
        <Link to="/music-guide">How to choose music</Link>
      </Button>
      <Button asChild kind="plain">
        <Link to="/music-therapy-research">What studies found</Link>
      </Button>
    </div>
  </section>
);
