import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** Spec 2 §2, word for word: what the self-assessment promises. */
const facts = [
  'Takes 5-7 minutes',
  'Anonymous',
  'No e-mail',
  'Downloads its results only and never stores them',
  '6 trait areas',
  'PDF report',
] as const;

const Profile = () => (
  <svg
    viewBox="-130 -130 260 260"
    width="260"
    height="260"
    fill="none"
    aria-hidden="true"
    className="mx-auto h-auto w-full max-w-xs"
  >
    <path d="M0-120L104-60V60L0 120-104 60V-60z" stroke="var(--line)" strokeWidth="2" />
    <path d="M0-80l69 40v80L0 80l-69-40v-80z" stroke="var(--line)" strokeWidth="2" />
    <path d="M0-40l35 20v40L0 40l-35-20v-40z" stroke="var(--line)" strokeWidth="2" />
    <path d="M0-120v240M-104-60L104 60M104-60L-104 60" stroke="var(--line)" strokeWidth="2" />
    <path d="M0-92l56 60 33 83L0 62l-74-19 12-79z" fill="var(--calm)" fillOpacity=".2" />
    <path
      d="M0-92l56 60 33 83L0 62l-74-19 12-79z"
      stroke="var(--calm)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <g fill="var(--calm)">
      <circle cy="-92" r="7" />
      <circle cx="56" cy="-32" r="7" />
      <circle cx="89" cy="51" r="7" />
      <circle cy="62" r="7" />
      <circle cx="-74" cy="43" r="7" />
      <circle cx="-62" cy="-36" r="7" />
    </g>
  </svg>
);

export const AssessmentPromo = () => (
  <section
    aria-labelledby="assessment"
    className="grid grid-cols-1 items-center gap-x-14 gap-y-10 rounded-3xl border border-line bg-surface p-6 sm:p-12 md:grid-cols-[1.4fr_1fr]"
  >
    <div>
      <h2 id="assessment" className="text-3xl font-semibold sm:text-4xl">
        Get to know your own pattern
      </h2>
      <p className="mt-4 text-lg text-muted">A profile to talk about, never a verdict.</p>
      <ul className="mt-7 flex flex-wrap gap-2.5">
        {facts.map((fact) => (
          <li key={fact} className="rounded-2xl border border-line bg-raised px-4 py-2">
            {fact}
          </li>
        ))}
      </ul>
      <Button asChild size="large" className="mt-9">
        <Link to="/adhd-screening">Take the self-screening</Link>
      </Button>
    </div>
    <Profile />
  </section>
);
