import { AudioWaveform, HeartHandshake, Leaf, Ruler } from 'lucide-react';
import { Link } from 'react-router';

const facts = [
  {
    name: 'Made here',
    text: 'Lo-fi, ambient, neo-classical, a deep pulse, a jazz trio, rain and soft noise. All made for Kindling, with no lyrics.',
    Icon: Leaf,
  },
  {
    name: 'Measured',
    text: 'We measured the tempo in the sound itself. If there’s no steady beat, the label says so.',
    Icon: Ruler,
  },
  {
    name: 'Even',
    text: 'Every track has the same loudness and loops smoothly. Nothing makes you jump.',
    Icon: AudioWaveform,
  },
  {
    name: 'Yours',
    text: 'What helped you comes up first. Put aside anything that gets in the way with one press.',
    Icon: HeartHandshake,
  },
] as const;

/** What the library is, for somebody who has not been inside. */
export const AboutLibrary = () => (
  <section aria-labelledby="about-library">
    <h2 id="about-library" className="text-2xl font-semibold sm:text-3xl">
      What’s in the library
    </h2>
    <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {facts.map(({ name, text, Icon }) => (
        <li key={name} className="flex gap-5">
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-line bg-surface text-calm">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h3 className="text-xl font-medium">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className="mt-10 text-lg text-muted">
      Not sure what to choose? The{' '}
      <Link to="/music-guide" className="text-calm underline underline-offset-4 hover:text-ink">
        music guide
      </Link>{' '}
      helps you choose by energy, and says what we know and what we don’t.
    </p>
  </section>
);
