import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';

const promises = [
  ['Yours alone.', 'On this site, only you can read your tasks and moods. Not even an admin can.'],
  ['Nobody tracks you.', 'No ads, no trackers. The pages load nothing from other companies.'],
  [
    'Your voice isn’t stored.',
    'It’s turned into words, then deleted. If you like, it never leaves your device.',
  ],
] as const;

/** A house at night with its door shut and a light inside. */
const House = () => (
  <svg
    viewBox="0 0 360 300"
    width="360"
    height="300"
    fill="none"
    aria-hidden="true"
    className="mx-auto h-auto w-full max-w-sm"
  >
    <path d="M20 262h320" stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
    <path d="M238 110V62h24v70z" fill="var(--edge)" />
    <path d="M76 262V130L180 48l104 82v132z" fill="var(--raised)" />
    <path
      d="M56 146L180 48l124 98"
      stroke="var(--edge)"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M150 260v-58a30 30 0 0 1 60 0v58z" fill="var(--calm)" opacity=".3" />
    <path d="M150 262v-60a30 30 0 0 1 60 0v60" stroke="var(--calm)" strokeWidth="5" />
    <circle cx="180" cy="214" r="7" fill="var(--calm)" />
    <path d="M180 218v16" stroke="var(--calm)" strokeWidth="6" strokeLinecap="round" />
    <rect x="98" y="156" width="34" height="34" rx="6" fill="var(--flame-inner)" opacity=".85" />
    <rect x="228" y="156" width="34" height="34" rx="6" fill="var(--flame-inner)" opacity=".85" />
    <path d="M115 156v34M98 173h34M245 156v34M228 173h34" stroke="var(--raised)" strokeWidth="4" />
    <path
      d="M48 92h.01M110 40h.01M318 84h.01M292 30h.01M24 40h.01"
      stroke="var(--calm)"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".7"
    />
  </svg>
);

export const SafeHere = () => (
  <section
    id="security"
    aria-labelledby="security-title"
    className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.3fr]"
  >
    <House />
    <div>
      <h2 id="security-title" className="text-3xl font-semibold sm:text-4xl">
        What you write here is safe here
      </h2>
      <ol className="mt-8 space-y-6">
        {promises.map(([name, text]) => (
          <li key={name} className="text-lg">
            <strong className="block text-xl font-semibold">{name}</strong> {text}
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/security-overview">Who can see what</Link>
        </Button>
        <Button asChild>
          <Link to="/privacy">Privacy Policy</Link>
        </Button>
      </div>
    </div>
  </section>
);
